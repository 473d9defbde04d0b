import type { Song } from '../../catalogue';

/** The address of a song as it is shown now: transposed, and with a capo if one was chosen. */
export function songAddress(
  origin: string,
  { id, transpose }: Pick<Song, 'id' | 'transpose'>,
  capo: number | null,
): string {
  const query = [
    ...(transpose === 0 ? [] : [`transpose=${transpose}`]),
    ...(capo === null ? [] : [`capo=${capo}`]),
  ].join('&');
  return `${origin}/songs/${id}${query && `?${query}`}`;
}

/** How many characters of a title go into a file name: file systems cut long names off, extension included. */
const NAME_LENGTH = 60;
/** Characters that some file system reserves, and invisible ones. */
const UNSAFE = /[\p{C}/\\:*?"<>|]+/gu;

/** A file name made of a song's title, valid on every file system. */
export function songFileName({ id, title }: Pick<Song, 'id' | 'title'>, ending: string): string {
  const safe = title.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ');
  const name = [...safe]
    .slice(0, NAME_LENGTH)
    .join('')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '');
  // Windows keeps such names for devices.
  const isTaken = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(name);
  return `${name === '' || isTaken ? `song-${id}` : name}.${ending}`;
}
