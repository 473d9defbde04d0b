import { combineReducers, isAnyOf, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { NO_CHOICES, selectChoices } from './kept/choices';
import { changeBetween, changed } from './kept/kept';
import { isEmpty } from './objects';
import { catalogueSlice } from './slices/catalogueSlice';
import { choicesChanged, stateReplaced, type Why } from './slices/choicesActions';
import { favoritesSlice, favoriteToggled } from './slices/favoritesSlice';
import { knownChordsChanged, knownChordsSlice } from './slices/knownChordsSlice';
import { openEntrySlice } from './slices/openEntrySlice';
import { lentLatinSlice, readerSettingsSlice } from './slices/readerSettingsSlice';
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
  lentLatin: lentLatinSlice.reducer,
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
  if (!isWhole(state) || stateReplaced.match(action)) return after;
  const undo = offerAfter(state, after, action);
  return undo === after.undo ? after : { ...after, undo };
};

/** Whether every slice is there; before the store is made, most are missing. */
const isWhole = (state: Partial<RootState> | undefined): state is RootState => state?.undo !== undefined;

/** Reduces the actions that hold choices as texts. */
function withTexts(state: RootState, action: UnknownAction): RootState {
  if (choicesChanged.match(action)) return { ...state, ...changed(state, action.payload.change) };
  if (!stateReplaced.match(action)) return state;
  const { kept, sharedKey, openEntry, undo } = action.payload;
  return { ...state, ...changed(NO_CHOICES, kept), sharedKey, openEntry, undo };
}

const isUndoable = isAnyOf(favoriteToggled, knownChordsChanged, noteWritten, entryRemoved, setRemoved);
const isSwitch = isAnyOf(favoriteToggled, knownChordsChanged);

const UNDOABLE: readonly Why[] = ['imported', 'easyKey', 'voiceKey', 'reset', 'shared', 'capoPlaced'];

function offerAfter(before: RootState, after: RootState, action: UnknownAction): UndoOffer | null {
  const change = choicesChanged.match(action) ? action.payload : null;
  if (change?.why === 'undone') return null;
  if (selectChoices(before) === selectChoices(after)) return after.undo;
  const inverse = changeBetween(after, before);
  if (change?.why === 'synced') {
    const isOverwritten = Object.keys(inverse).some((key) => after.undo && key in after.undo.inverse);
    return isOverwritten ? null : after.undo;
  }
  // A second tap on its switch takes back what was added.
  const isAddition = isSwitch(action) && Object.values(inverse).every((text) => text === null);
  const canBeUndone = isUndoable(action) || (change !== null && UNDOABLE.includes(change.why));
  return canBeUndone && !isAddition && !isEmpty(inverse) ? { done: action, inverse } : null;
}
