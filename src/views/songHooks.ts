import { createContext } from 'react';
import { useStore } from 'react-redux';
import type { SongId } from '../catalogue';
import { makeSpelling, type Spell, type Spelling } from '../music';
import {
  keyActions,
  selectContent,
  selectIsLoaded,
  selectListings,
  selectSongInKey,
  stepActions,
  type RootState,
  type SongInKey,
  type SongKey,
  type Why,
} from '../state';
import { useReaderSetting, useSongbook, useSongbookDispatch } from './hooks';

// Not in `hooks.ts`, for the first page needs none of these, and they import all music.

/** Reads the state when it is called; its changes render nothing. */
export const useGetState = () => useStore<RootState>().getState;

/** Changes the key of a song: that of the played entry, or the visitor's own. */
export function useKeyChanges(id: SongId) {
  const getState = useGetState();
  const dispatch = useSongbookDispatch();
  return {
    step: (step: 1 | -1): void => stepActions(getState(), id, step).forEach(dispatch),
    choose: (key: Partial<SongKey>, why: Why): void => keyActions(getState(), id, key, why).forEach(dispatch),
  };
}

/** A song's content; its view is rendered once it is loaded. */
export const useContent = (id: SongId) => useSongbook((state) => selectContent(state, id));

/** A song's content; null until it is loaded, or for no song. */
export const useLoadedContent = (id: SongId | null) =>
  useSongbook((state) => (id !== null && selectIsLoaded(state, id) ? selectContent(state, id) : null));

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

/** Finds the title of a song. */
export function useTitles(): (id: SongId) => string {
  const listings = useSongbook(selectListings);
  return (id) => listings[id]?.title ?? '';
}
