import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import { oneOf, tableOf, type Table } from './shape';

/** 1 for every favorite song; others are absent. */
export type Favorites = Table<1>;

const initialState: Favorites = {};

const slice = createSlice({
  name: 'favorites',
  initialState,
  reducers: {
    favoriteToggled: (favorites, { payload: { id } }: PayloadAction<{ id: SongId }>): Favorites => {
      const { [id]: favorite, ...others } = favorites;
      return favorite === 1 ? others : { ...favorites, [id]: 1 };
    },
  },
  selectors: { selectFavorites: (favorites) => favorites },
});

export const { favoriteToggled } = slice.actions;
export const { selectFavorites } = slice.selectors;

/** The visitor's favorite songs. */
export const favorites = declareSlice(slice, {
  keep: 'storage',
  shape: tableOf(oneOf(1)),
  // A song is a favorite whatever its key holds.
  stored: { prefix: 'fav', parse: () => 1 },
  isChoice: true,
  inverses: {
    favoriteToggled: (before, { id }) => (before[id] === 1 ? favoriteToggled({ id }) : null),
  },
});
