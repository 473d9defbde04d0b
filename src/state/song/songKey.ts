import { isAnyOf, weakMapMemoize } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import { patched } from '../mergePatch';
import { capoPlaced, capoRemoved } from '../settings/readerSettingsSlice';
import { selectPlaceOf } from '../sets/setSelectors';
import { SLICES, type RootState } from '../slices';
import { transposedDown, transposedUp, transpositionJumped } from '../settings/transpositionsSlice';

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

type OwnKeys = Pick<RootState, 'transpositions' | 'readerSettings'>;

/** The visitor's own key of a song. */
export const selectOwnKey = ({ transpositions, readerSettings }: OwnKeys, id: SongId): SongKey =>
  keyOf({ transpose: transpositions[id] ?? 0, capo: readerSettings.capos[id] });

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

const KEY_CHANGES = [transposedUp, transposedDown, transpositionJumped, capoPlaced, capoRemoved] as const;
type KeyChange = ReturnType<(typeof KEY_CHANGES)[number]>;

/** Whether an action changes a song's key. */
export const isKeyChange = isAnyOf(...KEY_CHANGES);
const isStep = isAnyOf(transposedUp, transposedDown);

/**
 * Applies a key change to a song's current key and writes the result to the played set's entry, else to the visitor's
 * own key; the latter ends a shared key. The slices of the own key compute it, so the wrap at the octave stands in their
 * reducers alone.
 */
export function withKeyChange(state: RootState, action: KeyChange): RootState {
  const { id } = action.payload;
  const { transpositions, readerSettings } = withOwnKey(state, id, selectSongKey(state, id));
  const changed = {
    transpositions: SLICES.transpositions.slice.reducer(transpositions, action),
    readerSettings: SLICES.readerSettings.slice.reducer(readerSettings, action),
  };
  const key = selectOwnKey(changed, id);
  const place = selectPlaceOf(state, id);
  if (place)
    return { ...state, sets: patched(state.sets, { [place.set]: { entries: { [place.entry]: key } } }) };
  const after = withOwnKey(state, id, key);
  return {
    ...after,
    // A step is kept even where it leads from a shared key to the visitor's own one.
    transpositions: isStep(action) ? { ...after.transpositions, [id]: key.transpose } : after.transpositions,
    sharedKey: state.sharedKey?.id === id ? null : state.sharedKey,
  };
}

/** The state with a song's key as the visitor's own. */
function withOwnKey(state: RootState, id: SongId, { transpose, capo }: SongKey): RootState {
  const own = selectOwnKey(state, id);
  return {
    ...state,
    ...(transpose !== own.transpose && { transpositions: { ...state.transpositions, [id]: transpose } }),
    ...(capo !== own.capo && { readerSettings: patched(state.readerSettings, { capos: { [id]: capo } }) }),
  };
}
