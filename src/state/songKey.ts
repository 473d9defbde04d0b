import { isAnyOf, weakMapMemoize } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { patched } from './mergePatch';
import { capoPlaced, capoRemoved } from './playedCaposSlice';
import { selectPlaceOf } from './setSelectors';
import { SLICES, type RootState } from './slices';
import { transposedDown, transposedUp, transpositionJumped } from './transpositionsSlice';

/** A song's transposition and the capo chosen for it. */
export interface SongKey {
  /** Semitones above the written key, 0 to 11. */
  readonly transpose: number;
  /** The fret of the capo, 0 for none; null for the written capo. */
  readonly capo: number | null;
}

const makeKey = weakMapMemoize((transpose: number, capo: number | null): SongKey => ({ transpose, capo }));

/** A song key from its parts; equal keys are the same object. */
export const keyOf = ({
  transpose,
  capo,
}: {
  readonly transpose: number;
  readonly capo?: number | null | undefined;
}): SongKey => makeKey(transpose, capo ?? null);

/** The slices that keep the visitor's own keys. */
type OwnKeys = Pick<RootState, 'transpositions' | 'playedCapos'>;

/** The visitor's own key of a song. */
export const selectOwnKey = ({ transpositions, playedCapos }: OwnKeys, id: SongId): SongKey =>
  keyOf({ transpose: transpositions[id] ?? 0, capo: playedCapos[id] });

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

/** Applies a key change to a song's current key, with the reducers of the own-key slices. */
export function withKeyChange(state: RootState, action: KeyChange): RootState {
  const { id } = action.payload;
  const { transpositions, playedCapos } = asOwnKey(id, selectSongKey(state, id));
  const changed = {
    transpositions: SLICES.transpositions.slice.reducer(transpositions, action),
    playedCapos: SLICES.playedCapos.slice.reducer(playedCapos, action),
  };
  return withKey(state, id, selectOwnKey(changed, id));
}

/** Writes a song's key to the played set's entry, else to the visitor's own key; the latter ends a shared key. */
function withKey(state: RootState, id: SongId, key: SongKey): RootState {
  const place = selectPlaceOf(state, id);
  if (place)
    return { ...state, sets: patched(state.sets, { [place.set]: { entries: { [place.entry]: key } } }) };
  const own = selectOwnKey(state, id);
  return {
    ...state,
    ...(key.transpose !== own.transpose && {
      transpositions: { ...state.transpositions, [id]: key.transpose },
    }),
    ...(key.capo !== own.capo && { playedCapos: patched(state.playedCapos, { [id]: key.capo }) }),
    sharedKey: state.sharedKey?.id === id ? null : state.sharedKey,
  };
}

/** The key that a change overwrites, in the form of the own-key slices. */
export function replacedKey(state: RootState, { payload: { id } }: KeyChange): OwnKeys {
  const place = selectPlaceOf(state, id);
  return asOwnKey(id, place ? keyOf(place.song) : selectOwnKey(state, id));
}

const asOwnKey = (id: SongId, { transpose, capo }: SongKey): OwnKeys => ({
  transpositions: { [id]: transpose },
  playedCapos: capo === null ? {} : { [id]: capo },
});
