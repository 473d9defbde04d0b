import type { Song } from '../../catalogue';

/** The address of a song in the key in which it is shown now. */
export const songAddress = (origin: string, { id, transpose }: Pick<Song, 'id' | 'transpose'>): string =>
  `${origin}/songs/${id}${transpose === 0 ? '' : `?transpose=${transpose}`}`;

/** How many letters of a title make a file's name; more than most file systems take would be cut off, ending and all. */
const NAME_LENGTH = 60;
/** What means something to one file system or another, and what is not to be seen at all. */
const UNSAFE = /[\p{C}/\\:*?"<>|]+/gu;

/** The name of a song's file: its title as far as every file system takes it. */
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
