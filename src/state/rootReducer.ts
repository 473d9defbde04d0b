import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { inverseOf, isSongbookAction, sliceOf, withoutMeta, type SongbookAction } from './actions';
import { overlap, patchBetween } from './mergePatch';
import { importUndone, reduceSaved, savedStateSynced, selectSaved, type SavedChange } from './savedState';
import { fromNames, SLICE_NAMES, SLICES, type RootState } from './slices';
import { isKeyChange, replacedKey, withKeyChange } from './songKey';
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

/** Reduces every slice; a change of a song's key is written to the key's owner. */
const reduceKeys: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  state !== undefined && isKeyChange(action)
    ? // The store has run the reducer once before the first of these actions, so no slice is missing.
      withKeyChange(state as RootState, action)
    : reduceSlices(state, action);

const reduceChoices: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  reduceSaved(reduceKeys(state, action), action);

/** Reduces the whole state: each slice, what concerns several of them, and what can be taken back until the choices change again. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const after = reduceChoices(state, action);
  if (state === undefined || after === state || !isSongbookAction(action)) return after;
  const before = state as RootState;
  const replaced = isKeyChange(action) ? { ...before, ...replacedKey(before, action) } : before;
  const inverse = isOffered(before, action) ? null : inverseOf(replaced, action);
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
