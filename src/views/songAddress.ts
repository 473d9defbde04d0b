import type { SongId } from '../catalogue';

/** The address of a song in a key and with a capo; where one is null, the visitor's own counts. */
export function songAddress(
  id: SongId,
  { transpose, capo }: Readonly<Record<'transpose' | 'capo', number | null>>,
): string {
  const given = Object.entries({ transpose, capo }).filter(([, value]) => value !== null);
  const query = given.map(([name, value]) => `${name}=${value}`).join('&');
  return `/songs/${id}${query && `?${query}`}`;
}
