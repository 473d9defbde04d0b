import type { Song, SongId } from '../../catalogue';
import { fileName } from '../ui/downloadFile';

/**
 * The address of a song with its key and capo. It names neither where it is null: the visitor's own choice counts then,
 * else the written one.
 */
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
