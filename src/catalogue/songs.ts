import { readSongFiles, SONG_FOLDER } from './readSongFiles';
import type { Song, SongId } from './song';

declare const __dirname: string;

/** All songs, read from their files in Node; the index is the id. A browser fetches the built data files instead. */
export const songs: readonly Song[] = readSongFiles(`${__dirname}/../../${SONG_FOLDER}`).map(
  (file, index) => ({ id: index as SongId, ...file, favorite: 0, transpose: 0 }),
);
