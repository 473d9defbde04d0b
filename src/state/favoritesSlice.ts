import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import { oneOf, orNull, recordOf, songIdShape, tableOf } from './shape';
import { inverseChange, withChange, type Table } from './tables';

/** 1 for every favorite song; others are absent. */
export type Favorites = Table<1>;

const withFavorite = (favorites: Favorites, id: SongId, favorite: 0 | 1): Favorites => {
  const { [id]: _, ...others } = favorites;
  return favorite === 1 ? { ...others, [id]: 1 } : others;
};

const slice = createSlice({
  name: 'favorites',
  initialState: {} as Favorites,
  reducers: {
    favoriteToggled: (favorites, { payload: { id } }: PayloadAction<{ id: SongId }>) =>
      withFavorite(favorites, id, favorites[id] === 1 ? 0 : 1),
    favoriteSynced: (favorites, { payload }: PayloadAction<{ id: SongId; favorite: 0 | 1 }>) =>
      withFavorite(favorites, payload.id, payload.favorite),
  },
  selectors: { selectFavorites: (favorites) => favorites },
});

export const { favoriteToggled, favoriteSynced } = slice.actions;
export const { selectFavorites } = slice.selectors;

/** The visitor's favorite songs. */
export const favorites = declareSlice(slice, {
  keep: 'storage',
  shape: tableOf(oneOf(1)),
  complete: (read) => read,
  change: { shape: tableOf(orNull(oneOf(1))), apply: withChange<1>, invert: inverseChange<1> },
  isChoice: true,
  actions: {
    favoriteToggled: {
      payload: recordOf({ id: songIdShape }),
      describe: ({ id }, titleOf) => `Tapped the heart of ${titleOf(id)}`,
      invert: (before, { id }) => (before[id] === 1 ? favoriteToggled({ id }) : null),
    },
    favoriteSynced: {
      payload: recordOf({ id: songIdShape, favorite: oneOf(0, 1) }),
      describe: ({ id, favorite }, titleOf) =>
        `Another tab made ${titleOf(id)} ${favorite === 1 ? 'a favorite' : 'no favorite'}`,
    },
  },
});
