import { createSelector } from '@reduxjs/toolkit';
import { namesKept, type RootState, type SavedState } from './slices';

const STORED = namesKept('storage');

/** What a backup is made of: the visitor's own choices. */
export const selectSaved = createSelector(
  STORED.map((name) => (state: RootState) => state[name]),
  (...parts) =>
    Object.fromEntries(STORED.map((name, index) => [name, parts[index]])) as unknown as SavedState,
);
