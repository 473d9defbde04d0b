import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import { declareSlice } from '../declareSlice';
import { idsIn } from '../objects';
import { oneOf, tableOf, type Table } from '../shape';

/** 1 for each favorite song; other songs are absent. */
export type Favorites = Table<1>;

const slice = createSlice({
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

export const { favoriteToggled } = slice.actions;
export type FavoritesAction = ReturnType<typeof favoriteToggled>;
export const { selectFavorites, selectFavoriteIds } = slice.selectors;

/** The visitor's favorite songs. */
export const favorites = declareSlice(slice, {
  keep: 'storage',
  shape: tableOf(oneOf(1)),
  // Any value under the key makes the song a favorite.
  stored: { prefix: 'fav', parse: () => 1 },
});
