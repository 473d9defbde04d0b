import { combineReducers } from '@reduxjs/toolkit';
import { catalogueSlice } from './catalogueSlice';
import { favoritesSlice } from './favoritesSlice';
import { playedCaposSlice } from './playedCaposSlice';
import { readingSlice } from './readingSlice';
import { sharedKeySlice } from './sharedKeySlice';
import { storageSlice } from './storageSlice';
import { transpositionsSlice } from './transpositionsSlice';
import { offeringUndo } from './undo/offeringUndo';
import { undoSlice } from './undo/undoSlice';
import { versionSlice } from './versionSlice';

const slices = combineReducers({
  catalogue: catalogueSlice.reducer,
  favorites: favoritesSlice.reducer,
  transpositions: transpositionsSlice.reducer,
  sharedKey: sharedKeySlice.reducer,
  playedCapos: playedCaposSlice.reducer,
  reading: readingSlice.reducer,
  storage: storageSlice.reducer,
  version: versionSlice.reducer,
  undo: undoSlice.reducer,
});

/** The whole state of the songbook. */
export type RootState = ReturnType<typeof slices>;

/** Reduces the whole state: the catalogue, the visitor's choices, how storing them fares and what of them can be taken back. */
export const rootReducer = offeringUndo(slices);
