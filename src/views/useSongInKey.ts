import type { SongId } from '../catalogue';
import { makeSpelling, type Spelling } from '../music';
import { selectSongInKey, type SongInKey, type SongKey } from '../state';
import { useReaderSetting, useSongbook } from './hooks';

// Not in `hooks.ts`, for these import all music.

/** A song in its current key, or another. */
export const useSongInKey = (id: SongId, key?: SongKey): SongInKey =>
  useSongbook((state) => selectSongInKey(state, id, key));

/** The spelling of chords that belong to no song: in the reader's notation, by the key of C. */
export const useNeutralSpelling = (): Spelling => makeSpelling(useReaderSetting('notation'), 'C', []);
