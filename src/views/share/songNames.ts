import type { Song } from '../../catalogue';
import { fileName } from '../ui/downloadFile';

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

/** A file name made of a song's title, valid on every file system. */
export const songFileName = ({ id, title }: Pick<Song, 'id' | 'title'>, ending: string): string =>
  fileName(title, ending, `song-${id}`);
