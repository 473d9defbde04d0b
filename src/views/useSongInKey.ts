import type { SongId } from '../catalogue';
import { selectSongInKey, type SongInKey, type SongKey } from '../state';
import { useSongbook } from './hooks';

/** A song in its current key, or another. Not in `hooks.ts`, for it imports all music. */
export const useSongInKey = (id: SongId, key?: SongKey): SongInKey =>
  useSongbook((state) => selectSongInKey(state, id, key));
