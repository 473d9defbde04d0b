import { readSongFiles, SONG_FOLDER } from './readSongFiles';
import type { Song, SongId } from './song';

declare const __dirname: string;

/** Every song of the catalogue, in order, as its file has it; the index is the id. A browser gets them otherwise. */
export const songs: readonly Song[] = readSongFiles(`${__dirname}/../../${SONG_FOLDER}`).map(
  (file, index) => ({ id: index as SongId, ...file, favorite: 0, transpose: 0 }),
);
