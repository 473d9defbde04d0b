import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { backupImported, importUndone, withChange, type SavedChange } from './savedChange';
import { NOTHING_SAVED, replayStarted, savedStateLoaded, type SavedState } from './savedState';

type Favorites = SavedState['favorites'];

const withFavorite = (favorites: Favorites, id: SongId, favorite: 0 | 1): Favorites => {
  const { [id]: _, ...others } = favorites;
  return favorite === 1 ? { ...others, [id]: 1 } : others;
};

const imported = (favorites: Favorites, { payload }: PayloadAction<SavedChange>): Favorites =>
  withChange(favorites, payload.favorites);

/** The visitor's favorite songs. */
export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState: NOTHING_SAVED.favorites,
  reducers: {
    favoriteToggled: (favorites, { payload: { id } }: PayloadAction<{ id: SongId }>) =>
      withFavorite(favorites, id, favorites[id] === 1 ? 0 : 1),
    favoriteFollowed: (favorites, { payload }: PayloadAction<{ id: SongId; favorite: 0 | 1 }>) =>
      withFavorite(favorites, payload.id, payload.favorite),
  },
  extraReducers: (builder) => {
    builder
      .addCase(savedStateLoaded, (_, { payload }) => payload.favorites)
      .addCase(replayStarted, (_, { payload }) => payload.favorites)
      .addCase(backupImported, imported)
      .addCase(importUndone, imported);
  },
  selectors: { selectFavorites: (favorites) => favorites },
});

export const { favoriteToggled, favoriteFollowed } = favoritesSlice.actions;
export const { selectFavorites } = favoritesSlice.selectors;
