import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { inverseOf, isSongbookAction, sliceOf, withoutMeta, type SongbookAction } from './actions';
import { overlap, patchBetween, patched } from './mergePatch';
import { importUndone, reduceSaved, savedStateSynced, selectSaved, type SavedChange } from './savedState';
import { selectPlaceInSet } from './setSelectors';
import { isGoingOn } from './sharedKeySlice';
import { fromNames, SLICE_NAMES, SLICES, type RootState } from './slices';
import type { Offer } from './undoSlice';

/** What was done last and the action that takes it back. */
export type UndoOffer = Offer<SongbookAction>;

/** The offer to take something back; null while there is none. */
export const selectUndoOffer = (state: RootState): UndoOffer | null => state.undo as UndoOffer | null;

const reduceSlices = combineReducers(
  fromNames(SLICE_NAMES, (name) => SLICES[name].slice.reducer) as {
    [Name in keyof RootState]: Reducer<RootState[Name]>;
  },
);

/** Reduces every slice; who goes on from a shared key starts from there, and in a set a song's entry takes the steps. */
const reduceSteps: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  if (state === undefined || !isGoingOn(action)) return reduceSlices(state, action);
  // Before the first of these actions, the store has run the reducer once and no slice is missing.
  const before = state as RootState;
  const { id } = action.payload;
  const place = selectPlaceInSet(before);
  if (place?.song.song === id) {
    const { transpositions, playedCapos } = reduceSlices(inEntry(before, action), action);
    const key = { transpose: transpositions[id] ?? 0, capo: playedCapos[id] ?? null };
    return { ...before, sets: patched(before.sets, { [place.set]: { entries: { [place.entry]: key } } }) };
  }
  const { sharedKey } = before;
  return reduceSlices(sharedKey?.id === id ? withKey(before, id, sharedKey) : before, action);
};

/** The state as an action that changes a song's key finds it: where the song is played in a set, its entry's key counts. */
function inEntry(state: RootState, action: UnknownAction): RootState {
  const song = selectPlaceInSet(state)?.song;
  if (!song || !isGoingOn(action) || action.payload.id !== song.song) return state;
  return withKey(state, song.song, { transpose: song.transpose, capo: song.capo ?? null });
}

/** The state in which a song has this key; without a capo named, also the capo that it has. */
const withKey = (
  state: RootState,
  id: SongId,
  { transpose, capo }: { readonly transpose: number; readonly capo?: number | null | undefined },
): RootState => ({
  ...state,
  transpositions: { ...state.transpositions, [id]: transpose },
  ...(capo !== undefined && { playedCapos: patched(state.playedCapos, { [id]: capo }) }),
});

const reduceChoices: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  reduceSaved(reduceSteps(state, action), action);

/** Reduces the whole state: each slice, what concerns several of them, and what can be taken back until the choices change again. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const after = reduceChoices(state, action);
  if (state === undefined || after === state || !isSongbookAction(action)) return after;
  const before = state as RootState;
  const inverse = isOffered(before, action) ? null : inverseOf(inEntry(before, action), action);
  if (inverse)
    return {
      ...after,
      undo: {
        done: withoutMeta(action),
        inverse: wholeInverse(before, after, action) ?? inverse,
      } satisfies UndoOffer,
    };
  const isStale = after.undo === before.undo && isWithdrawn(before, after, action);
  return after.undo !== null && isStale ? { ...after, undo: null } : after;
};

/** The action that brings back all choices at once; null where an action changed those of its own slice only. */
function wholeInverse(before: RootState, after: RootState, action: SongbookAction): SongbookAction | null {
  const change = savedBetween(after, before);
  return Object.keys(change).every((name) => name === sliceOf(action)) ? null : importUndone(change);
}

/** Whether an action is the offered undo itself, which gets no undo. */
const isOffered = ({ undo }: RootState, action: SongbookAction): boolean =>
  undo !== null && JSON.stringify(undo.inverse) === JSON.stringify(withoutMeta(action));

/** Whether an offer ends: by any choice that is made here, or where another tab changed what it would bring back. */
function isWithdrawn(before: RootState, after: RootState, action: SongbookAction): boolean {
  const offer = selectUndoOffer(before);
  return offer && savedStateSynced.match(action)
    ? overlap(savedBetween(before, after), savedBetween(before, reduceChoices(before, offer.inverse)))
    : SLICE_NAMES.some((name) => SLICES[name].isChoice && before[name] !== after[name]);
}

/** The change that makes the choices in one state into those in another. */
const savedBetween = (before: RootState, after: RootState): SavedChange =>
  patchBetween(selectSaved(before), selectSaved(after));
