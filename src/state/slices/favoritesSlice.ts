import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import { idsIn, type Table } from '../objects';

/** 1 for each favorite song; other songs are absent. */
type Favorites = Table<1>;

/** The visitor's favorite songs. */
export const favoritesSlice = createSlice({
  name: 'favorites',
  initialState: (): Favorites => ({}),
  reducers: {
    favoriteToggled: (favorites, { payload: { id } }: PayloadAction<{ id: SongId }>) => {
      if (favorites[id] === 1) delete favorites[id];
      else favorites[id] = 1;
    },
  },
  selectors: {
    selectFavorites: (favorites) => favorites,
    /** The ids of the favorite songs, in the catalogue's order: an object has its whole-number keys in ascending order. */
    selectFavoriteIds: weakMapMemoize((favorites: Favorites) => idsIn(favorites)),
  },
});

export const { favoriteToggled } = favoritesSlice.actions;
export const { selectFavorites, selectFavoriteIds } = favoritesSlice.selectors;
