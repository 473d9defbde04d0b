import { combineReducers } from '@reduxjs/toolkit';
import { catalogueSlice } from './catalogueSlice';
import { favoritesSlice } from './favoritesSlice';
import { readingSlice } from './readingSlice';
import { storageSlice } from './storageSlice';
import { transpositionsSlice } from './transpositionsSlice';
import { versionSlice } from './versionSlice';

/** The whole state: the catalogue, the visitor's choices and how storing them fares. */
export const rootReducer = combineReducers({
  catalogue: catalogueSlice.reducer,
  favorites: favoritesSlice.reducer,
  transpositions: transpositionsSlice.reducer,
  reading: readingSlice.reducer,
  storage: storageSlice.reducer,
  version: versionSlice.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
