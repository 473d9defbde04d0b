import type { Song } from '../../catalogue';
import { fileName } from '../ui/downloadFile';

/** A file name made of a song's title, valid on every file system. */
export const songFileName = ({ id, title }: Pick<Song, 'id' | 'title'>, ending: string): string =>
  fileName(title, ending, `song-${id}`);
