import type { Song, SongFile, SongId } from './song';

/** The song files in the order of their numbers, put in place when the songbook is built. */
declare const SONG_FILES: readonly SongFile[];

/** Every song of the catalogue, in order; the index is the id. */
export const songs: readonly Song[] = SONG_FILES.map((file, index) => ({
  id: index as SongId,
  ...file,
  favorite: 0,
  transpose: 0,
}));
