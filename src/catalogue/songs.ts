import type { ReadSong, Song, SongId } from './song';

/** The song files in the order of their numbers, set as a global by whatever runs this: Jest, in its set-up. */
declare const SONG_FILES: readonly ReadSong[];

/** Every song of the catalogue, in order; the index is the id. */
export const songs: readonly Song[] = SONG_FILES.map((file, index) => ({
  id: index as SongId,
  ...file,
  favorite: 0,
  transpose: 0,
}));
