import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { inverseOf, isSongbookAction, withoutMeta, type SongbookAction } from './actions';
import { patchBetween } from './mergePatch';
import { importUndone, reduceSaved, selectSaved } from './savedState';
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

/** Reduces every slice; who goes on from a shared key starts from there. */
const reduceSteps: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const { sharedKey, transpositions, playedCapos } = state ?? {};
  if (!isGoingOn(action) || sharedKey?.id !== action.payload.id) return reduceSlices(state, action);
  const { id, transpose, capo } = sharedKey;
  const started = {
    transpositions: { ...transpositions, [id]: transpose },
    ...(capo !== undefined && { playedCapos: { ...playedCapos, [id]: capo } }),
  };
  return reduceSlices({ ...state, ...started }, action);
};

/** Reduces the whole state: each slice, what concerns several of them, and what can be taken back until the choices change again. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const after = reduceSaved(reduceSteps(state, action), action);
  if (state === undefined || after === state || !isSongbookAction(action)) return after;
  // Before the first of these actions, the store has run the reducer once and no slice is missing.
  const before = state as RootState;
  const inverse = isOffered(before, action) ? null : inverseOf(before, action);
  if (inverse)
    return {
      ...after,
      undo: {
        done: withoutMeta(action),
        inverse: wholeInverse(before, after) ?? inverse,
      } satisfies UndoOffer,
    };
  const isStale = after.undo === before.undo && haveChoicesChanged(before, after);
  return after.undo !== null && isStale ? { ...after, undo: null } : after;
};

/** The action that brings back all choices at once; null where an action changed those of one slice only. */
function wholeInverse(before: RootState, after: RootState): SongbookAction | null {
  const change = patchBetween(selectSaved(after), selectSaved(before));
  return Object.keys(change).length > 1 ? importUndone(change) : null;
}

/** Whether an action is the offered undo itself, which gets no undo. */
const isOffered = ({ undo }: RootState, action: SongbookAction): boolean =>
  undo !== null && JSON.stringify(undo.inverse) === JSON.stringify(withoutMeta(action));

const haveChoicesChanged = (before: RootState, after: RootState): boolean =>
  SLICE_NAMES.some((name) => SLICES[name].isChoice && before[name] !== after[name]);
