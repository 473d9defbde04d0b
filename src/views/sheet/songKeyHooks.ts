import { createContext } from 'react';
import type { SongId } from '../../catalogue';
import { makeSpelling, type Spell, type Spelling } from '../../music';
import {
  keyActions,
  selectIsLoaded,
  selectSongInKey,
  stepActions,
  type SongInKey,
  type SongKey,
  type Why,
} from '../../state';
import { useGetState, useReaderSetting, useSongbook, useSongbookDispatch } from '../hooks';

/** Changes the key of a song: that of the played entry, or the visitor's own. */
export function useKeyChanges(id: SongId) {
  const getState = useGetState();
  const dispatch = useSongbookDispatch();
  return {
    step: (step: 1 | -1): void => stepActions(getState(), id, step).forEach(dispatch),
    choose: (key: Partial<SongKey>, why: Why): void => keyActions(getState(), id, key, why).forEach(dispatch),
  };
}

/** A song in its current key, or another. */
export const useSongInKey = (id: SongId, key?: SongKey): SongInKey =>
  useSongbook((state) => selectSongInKey(state, id, key));

/** A song in its current key, or another; null until its content is loaded. */
export const useLoadedSongInKey = (id: SongId, key?: SongKey): SongInKey | null =>
  useSongbook((state) => (selectIsLoaded(state, id) ? selectSongInKey(state, id, key) : null));

/** Names the chords of a sheet in the key that is shown. A change of key renders only the chords again. */
export const ChordNames = createContext<Spell>((written) => written);

/** The spelling of chords that belong to no song: in the reader's notation, by the key of C. */
export const useNeutralSpelling = (): Spelling => makeSpelling(useReaderSetting('notation'), 'C', []);
