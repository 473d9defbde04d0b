import type { ReadSong, Song, SongId } from './song';

/** The song files in the order of their numbers: a global variable that the set-up of Jest makes. */
declare const SONG_FILES: readonly ReadSong[];

/** Every song of the catalogue, in order; the index is the id. */
export const songs: readonly Song[] = SONG_FILES.map((file, index) => ({
  id: index as SongId,
  ...file,
  favorite: 0,
  transpose: 0,
}));
