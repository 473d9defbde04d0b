import { weakMapMemoize } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import type { SongbookAction } from '../actions';
import type { Choices } from '../kept/choices';
import type { RootState } from '../rootReducer';
import { keyChosen, type KeyReason } from '../slices/keyChosen';
import { entryTransposed } from '../slices/setsSlice';
import { transposedDown, transposedUp } from '../slices/transpositionsSlice';
import { selectPlaceOf } from './setSelectors';

/** A song's transposition and the capo chosen for it. */
export interface SongKey {
  /** Semitones above the written key, 0 to 11. */
  readonly transpose: number;
  /** The fret of the capo, 0 for none; null for the written capo. */
  readonly capo: number | null;
}

const makeKey = weakMapMemoize((transpose: number, capo: number | null): SongKey => ({ transpose, capo }));

/** A song key from its parts; equal keys are the same object. */
export const keyOf = ({ transpose, capo }: Pick<SongKey, 'transpose'> & Partial<SongKey>): SongKey =>
  makeKey(transpose, capo ?? null);

/** The visitor's own key of a song. */
export const selectOwnKey = (
  { transpositions, songSettings }: Pick<Choices, 'transpositions' | 'songSettings'>,
  id: SongId,
): SongKey => keyOf({ transpose: transpositions[id] ?? 0, capo: songSettings.capos[id] });

/** A song's key: that of the played set's entry, else the open shared key, else the visitor's own. */
export function selectSongKey(state: RootState, id: SongId): SongKey {
  const place = selectPlaceOf(state, id);
  if (place) return keyOf(place.song);
  const own = selectOwnKey(state, id);
  const { sharedKey } = state;
  return sharedKey?.id === id
    ? keyOf({ transpose: sharedKey.transpose, capo: sharedKey.capo ?? own.capo })
    : own;
}

/** The actions of a tap on plus or minus: a step of the played entry's key, else of the visitor's own. */
export function stepActions(state: RootState, id: SongId, step: 1 | -1): readonly SongbookAction[] {
  const place = selectPlaceOf(state, id);
  if (place) return [entryTransposed({ set: place.set, entry: place.entry, step })];
  const stepped = step === 1 ? transposedUp({ id }) : transposedDown({ id });
  // A step from a shared key begins there, so the shared key becomes the visitor's own first.
  return state.sharedKey?.id === id ? [keyAction(state, id, {}, 'shared'), stepped] : [stepped];
}

/** The action that gives a song another key: in the played entry, else as the visitor's own. */
export const keyAction = (
  state: RootState,
  id: SongId,
  key: Partial<SongKey>,
  why: KeyReason,
): SongbookAction =>
  keyChosen({
    id,
    ...selectSongKey(state, id),
    ...key,
    entry: selectPlaceOf(state, id) && state.openEntry,
    why,
  });
