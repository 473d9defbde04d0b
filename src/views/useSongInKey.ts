import type { SongId } from '../catalogue';
import { selectSongInKey, type SongInKey, type SongKey } from '../state';
import { useSongbook } from './hooks';

/** A song in the key that it is in now, or in another one. Not among the hooks of every page, for it brings all music along. */
export const useSongInKey = (id: SongId, key?: SongKey): SongInKey =>
  useSongbook((state) => selectSongInKey(state, id, key));
