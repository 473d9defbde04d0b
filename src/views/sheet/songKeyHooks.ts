import { createContext } from 'react';
import type { SongId } from '../../catalogue';
import { makeSpelling, type Spell, type Spelling } from '../../music';
import {
  keyAction,
  selectIsLoaded,
  selectSongInKey,
  type KeyReason,
  type SongInKey,
  type SongKey,
} from '../../state';
import { useGetState, useReaderSetting, useSongbook, useSongbookDispatch } from '../hooks';

/** Gives a song another key: in the played entry, else as the visitor's own. */
export function useKeyChoice(id: SongId) {
  const getState = useGetState();
  const dispatch = useSongbookDispatch();
  return (key: Partial<SongKey>, why: KeyReason): void => dispatch(keyAction(getState(), id, key, why));
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
