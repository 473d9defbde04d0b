import { createSelector } from '@reduxjs/toolkit';
import { selectFavorites } from './favoritesSlice';
import { selectReading } from './readingSlice';
import type { SavedState } from './savedState';
import { selectTranspositions } from './transpositionsSlice';

/** What a backup is made of: the visitor's own choices. */
export const selectSaved = createSelector(
  [selectFavorites, selectTranspositions, selectReading],
  (favorites, transpositions, reading): SavedState => ({ favorites, transpositions, reading }),
);
