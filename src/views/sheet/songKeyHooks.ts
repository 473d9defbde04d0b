import { weakMapMemoize } from '@reduxjs/toolkit';
import { createContext } from 'react';
import type { SongId } from '../../catalogue';
import { makeSpelling, parseChordLine, type ChordToken, type Spell, type Spelling } from '../../music';
import {
  keyAction,
  selectChordLines,
  selectIsLoaded,
  selectNotation,
  selectSongInKey,
  type KeyReason,
  type SongInKey,
  type SongKey,
} from '../../state';
import { useGetState, useSongbook, useSongbookDispatch } from '../hooks';

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

/** Names a chord of a sheet in the key that is shown. A change of key renders only the chords again. */
export const ChordNames = createContext(({ written }: ChordToken) => written);

const namesIn = weakMapMemoize((chordLines: readonly string[], { shown }: Spelling, played: Spell) => {
  const names = chordLines.map((line) => parseChordLine(line).map(({ written }) => shown(written)));
  return ({ at, written }: ChordToken): string => (at ? names[at.line]![at.order]! : played(written));
});

/** The names of a sheet's chords: those of its chord lines in a key, and of the chords inside its words. */
export function useChordNames(id: SongId, key?: SongKey) {
  const chordLines = useSongbook((state) => selectChordLines(state, id, key));
  const { spelling, played } = useSongInKey(id, key);
  return namesIn(chordLines, spelling, played);
}

/** The spelling of chords that belong to no song: in the reader's notation, by the key of C. */
export const useNeutralSpelling = (): Spelling => makeSpelling(useSongbook(selectNotation), 'C', []);
