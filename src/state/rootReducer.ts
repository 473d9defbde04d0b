import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { inverseOf, isSongbookAction, sliceOf, withoutMeta, type SongbookAction } from './actions';
import { overlap, patchBetween } from './mergePatch';
import { importUndone, reduceSaved, savedStateSynced, selectSaved, type SavedChange } from './savedState';
import { fromNames } from './objects';
import { SLICE_NAMES, SLICES, type RootState } from './slices';
import { isKeyChange, withKeyChange, withReplacedKey } from './song/songKey';
import type { Offer } from './undoSlice';

/** The last undoable action and its inverse. */
export type UndoOffer = Offer<SongbookAction>;

/** The offer to undo the last action; null if there is none. */
export const selectUndoOffer = (state: RootState): UndoOffer | null => state.undo as UndoOffer | null;

const reduceSlices = combineReducers(
  fromNames(SLICE_NAMES, (name) => SLICES[name].slice.reducer) as {
    [Name in keyof RootState]: Reducer<RootState[Name]>;
  },
);

/** Whether no slice is missing, as it may be before the store is initialized. */
const isWhole = (state: Partial<RootState> | undefined): state is RootState =>
  state !== undefined && SLICE_NAMES.every((name) => name in state);

/** Reduces every slice; `withKeyChange` reduces the changes of a song's key. */
const reduceKeys: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  isWhole(state) && isKeyChange(action) ? withKeyChange(state, action) : reduceSlices(state, action);

const reduceChoices: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) =>
  reduceSaved(reduceKeys(state, action), action);

/** Reduces each slice, then actions that span several slices, then the undo offer, which ends with the next choice. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const after = reduceChoices(state, action);
  if (!isWhole(state) || after === state || !isSongbookAction(action)) return after;
  const replaced = isKeyChange(action) ? withReplacedKey(state, action) : state;
  const inverse = isOffered(state, action) ? null : inverseOf(replaced, action);
  if (inverse)
    return {
      ...after,
      undo: {
        done: withoutMeta(action),
        inverse: wholeInverse(state, after, action) ?? inverse,
      } satisfies UndoOffer,
    };
  const isStale = after.undo === state.undo && isWithdrawn(state, after, action);
  return after.undo !== null && isStale ? { ...after, undo: null } : after;
};

/** The action that restores all changed choices at once; null if only the action's own slice changed. */
function wholeInverse(before: RootState, after: RootState, action: SongbookAction): SongbookAction | null {
  const change = savedBetween(after, before);
  return Object.keys(change).every((name) => name === sliceOf(action)) ? null : importUndone(change);
}

/** Whether an action is the offered undo, which gets no undo of its own. */
const isOffered = ({ undo }: RootState, action: SongbookAction): boolean =>
  undo !== null && JSON.stringify(undo.inverse) === JSON.stringify(withoutMeta(action));

/** Whether the undo offer ends: after any choice in this tab, or if another tab changed what it would restore. */
function isWithdrawn(before: RootState, after: RootState, action: SongbookAction): boolean {
  const offer = selectUndoOffer(before);
  return offer && savedStateSynced.match(action)
    ? overlap(savedBetween(before, after), savedBetween(before, reduceChoices(before, offer.inverse)))
    : SLICE_NAMES.some((name) => SLICES[name].isChoice && before[name] !== after[name]);
}

/** The change from the choices in one state to those in another. */
const savedBetween = (before: RootState, after: RootState): SavedChange =>
  patchBetween(selectSaved(before), selectSaved(after));
