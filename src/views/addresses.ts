import type { SongId } from '../catalogue';
import type { EntryOfSet, SetSong, ReaderSettings } from '../state';

/** The address of a song in a key, with a capo and Latin letters; where one is null, the visitor's own counts. */
export function songAddress(
  id: SongId,
  chosen: { transpose: number | null; capo: number | null; latin?: ReaderSettings['latin'] | null },
): string {
  const given = Object.entries(chosen).filter(([, value]) => value !== null);
  const query = given.map(([name, value]) => `${name}=${value}`).join('&');
  return `/songs/${id}${query && `?${query}`}`;
}

/** The parameters of a song's address that name the set and the entry in which it is played. */
export const [SET, ENTRY] = ['set', 'entry'] as const;

/** The address of a song as an entry of a set. */
export const entryAddress = ({ song }: SetSong, { set, entry }: EntryOfSet): string =>
  `/songs/${song}?${SET}=${set}&${ENTRY}=${entry}`;

/** The address of the list of a person's songs. */
export const authorAddress = (author: string): string => `/?${new URLSearchParams({ author })}`;
