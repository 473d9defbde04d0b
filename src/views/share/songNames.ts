import type { Song, SongId } from '../../catalogue';
import { fileName } from '../ui/downloadFile';

/** A song's address; a key or capo that is null is left out, and the visitor's own one counts. */
export function songAddress(
  origin: string,
  { id, transpose }: { id: SongId; transpose: number | null },
  capo: number | null,
): string {
  const query = [
    ...(transpose === null ? [] : [`transpose=${transpose}`]),
    ...(capo === null ? [] : [`capo=${capo}`]),
  ].join('&');
  return `${origin}/songs/${id}${query && `?${query}`}`;
}

/** A file name made of a song's title, valid on every file system. */
export const songFileName = ({ id, title }: Pick<Song, 'id' | 'title'>, ending: string): string =>
  fileName(title, ending, `song-${id}`);
