import { combineReducers, isAnyOf, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import type { SongbookAction } from './actions';
import { isEmpty, overlap, patchBetween } from './mergePatch';
import {
  backupImported,
  importUndone,
  reduceSaved,
  savedStateSynced,
  selectSaved,
  type SavedChange,
} from './savedState';
import { fromNames } from './objects';
import { entryRemoved, setRemoved } from './sets/setsSlice';
import { knownChordsChanged } from './settings/knownChordsSlice';
import { capoPlaced, noteWritten } from './settings/readerSettingsSlice';
import { transpositionJumped } from './settings/transpositionsSlice';
import { SLICE_NAMES, SLICES, type RootState } from './slices';
import { favoriteToggled } from './song/favoritesSlice';
import { isKeyChange, withKeyChange } from './song/songKey';
import type { Offer } from './sessionSlices';

/** The last undoable action and its inverse. */
export type UndoOffer = Offer<SongbookAction>;

/** The offer to undo the last action; null if there is none. */
export const selectUndoOffer = (state: RootState): UndoOffer | null => state.undo as UndoOffer | null;

const UNDOABLE = [
  favoriteToggled,
  transpositionJumped,
  capoPlaced,
  noteWritten,
  entryRemoved,
  setRemoved,
  knownChordsChanged,
  backupImported,
] as const;

export type UndoableAction = ReturnType<(typeof UNDOABLE)[number]>;

const isUndoable = isAnyOf(...UNDOABLE);
const isSwitch = isAnyOf(favoriteToggled, knownChordsChanged);

const reduceSlices = combineReducers(
  fromNames(SLICE_NAMES, (name) => SLICES[name].slice.reducer) as {
    [Name in keyof RootState]: Reducer<RootState[Name]>;
  },
);

/** Whether every slice is there; before the store is initialized some are missing. */
const isWhole = (state: Partial<RootState> | undefined): state is RootState =>
  state !== undefined && SLICE_NAMES.every((name) => name in state);

/** Reduces a key change in the key's owner, any other action in each slice, then actions that span several slices. */
const reduceChoices: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const isKey = isWhole(state) && isKeyChange(action);
  return reduceSaved(isKey ? withKeyChange(state, action) : reduceSlices(state, action), action);
};

/** Reduces the choices, then the undo offer, which ends with the next choice. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const after = reduceChoices(state, action);
  if (!isWhole(state) || after === state) return after;
  const undo = undoOf(action, state, after);
  const isStale = after.undo !== null && after.undo === state.undo && isWithdrawn(state, after, action);
  return undo || isStale ? { ...after, undo } : after;
};

/** The offer to undo an action; null if it cannot be undone, or if a second tap on its switch takes it back. */
function undoOf(action: UnknownAction, before: RootState, after: RootState): UndoOffer | null {
  if (!isUndoable(action)) return null;
  const change = savedBetween(after, before);
  const { favorites, knownChords } = change;
  const isAddition =
    isSwitch(action) && Object.values({ ...favorites, ...knownChords }).every((value) => value === null);
  return isAddition || isEmpty(change) ? null : { done: action, inverse: importUndone(change) };
}

/** Whether the undo offer ends: after any choice in this tab, or if another tab changed what it would restore. */
function isWithdrawn(before: RootState, after: RootState, action: UnknownAction): boolean {
  const offer = selectUndoOffer(before);
  return offer && savedStateSynced.match(action)
    ? overlap(savedBetween(before, after), savedBetween(before, reduceChoices(before, offer.inverse)))
    : selectSaved(before) !== selectSaved(after);
}

/** The change from the choices in one state to those in another. */
const savedBetween = (before: RootState, after: RootState): SavedChange =>
  patchBetween(selectSaved(before), selectSaved(after));
