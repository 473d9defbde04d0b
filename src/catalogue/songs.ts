import { readDrafts, SONG_FOLDER } from './readSongFiles';
import type { Song, SongId } from './song';

/**
 * All songs, read from their files in Node; the index is the id. A browser fetches the built data files instead. A
 * malformed song, which a build refuses, is a draft here.
 */
export const songs: readonly Song[] = readDrafts(SONG_FOLDER).drafts.map((file, index) => ({
  id: index as SongId,
  ...file,
  favorite: 0,
  transpose: 0,
}));
