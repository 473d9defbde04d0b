import { combineReducers, isAnyOf, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { NO_CHOICES } from './kept/choices';
import { areSameChoices, changeBetween, changed } from './kept/kept';
import { isEmpty } from './objects';
import { catalogueSlice } from './slices/catalogueSlice';
import { choicesChanged, stateReplaced } from './slices/choicesActions';
import { favoritesSlice, favoriteToggled } from './slices/favoritesSlice';
import { keyChosen } from './slices/keyChosen';
import { knownChordsChanged, knownChordsSlice } from './slices/knownChordsSlice';
import { openEntrySlice } from './slices/openEntrySlice';
import { readerSettingsSlice, usualReadingSlice } from './slices/readerSettingsSlice';
import { entryRemoved, setRemoved, setsSlice } from './slices/setsSlice';
import { sharedKeySlice } from './slices/sharedKeySlice';
import { noteWritten, songSettingsSlice } from './slices/songSettingsSlice';
import { storageSlice } from './slices/storageSlice';
import { transpositionsSlice } from './slices/transpositionsSlice';
import { undoSlice, type UndoOffer } from './slices/undoSlice';
import { versionSlice } from './slices/versionSlice';

const reduceSlices = combineReducers({
  catalogue: catalogueSlice.reducer,
  favorites: favoritesSlice.reducer,
  transpositions: transpositionsSlice.reducer,
  songSettings: songSettingsSlice.reducer,
  sets: setsSlice.reducer,
  knownChords: knownChordsSlice.reducer,
  readerSettings: readerSettingsSlice.reducer,
  usualReading: usualReadingSlice.reducer,
  sharedKey: sharedKeySlice.reducer,
  openEntry: openEntrySlice.reducer,
  storage: storageSlice.reducer,
  version: versionSlice.reducer,
  undo: undoSlice.reducer,
});

export type RootState = ReturnType<typeof reduceSlices>;

/** Reduces an action in each slice, then the choices as a whole, then the offer to undo, which ends with the next choice. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (state, action) => {
  const after = withTexts(reduceSlices(state, action), action);
  if (!hasAllSlices(state) || stateReplaced.match(action)) return after;
  const undo = offerAfter(state, after, action);
  return undo === after.undo ? after : { ...after, undo };
};

/** Whether every slice is there; before the store is made, most are missing. */
const hasAllSlices = (state: Partial<RootState> | undefined): state is RootState => state?.undo !== undefined;

/** Reduces the actions that hold choices as texts. */
function withTexts(state: RootState, action: UnknownAction): RootState {
  if (choicesChanged.match(action)) return { ...state, ...changed(state, action.payload.change) };
  if (!stateReplaced.match(action)) return state;
  const { kept, sharedKey, openEntry, undo } = action.payload;
  return { ...state, ...changed(NO_CHOICES, kept), sharedKey, openEntry, undo };
}

const isSwitch = isAnyOf(favoriteToggled, knownChordsChanged);
const isUndoable = isAnyOf(favoriteToggled, knownChordsChanged, noteWritten, entryRemoved, setRemoved);

const canBeUndone = (action: UnknownAction): boolean =>
  isUndoable(action) ||
  (keyChosen.match(action) && action.payload.why !== 'capoRemoved') ||
  (choicesChanged.match(action) && action.payload.why === 'imported');

function offerAfter(before: RootState, after: RootState, action: UnknownAction): UndoOffer | null {
  const { why = null, change = {} } = choicesChanged.match(action) ? action.payload : {};
  if (why === 'undone') return null;
  if (areSameChoices(before, after)) return after.undo;
  if (why === 'synced') {
    const isOverwritten = Object.keys(change).some((key) => after.undo && key in after.undo.inverse);
    return isOverwritten ? null : after.undo;
  }
  if (!canBeUndone(action)) return null;
  const inverse = changeBetween(after, before);
  // A second tap on its switch takes back what was added.
  const isAddition = isSwitch(action) && Object.values(inverse).every((text) => text === null);
  return isAddition || isEmpty(inverse) ? null : { done: action, inverse };
}
