import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Song, SongContent, SongId, SongListing } from '../../catalogue';
import { selectContents, selectListings } from '../slices/catalogueSlice';
import { selectFavoriteIds, selectFavorites } from '../slices/favoritesSlice';
import type { RootState } from '../rootReducer';
import { selectSongKey } from './songKey';

/** A song's listing; throws for an id that is not in the catalogue. */
export const selectListing = (state: RootState, id: SongId) => known(selectListings(state)[id], id);

/** Whether a song's content is loaded, so that its page can be rendered. */
export const selectIsLoaded = (state: RootState, id: SongId): boolean => id in selectContents(state);

/** A song's content; throws before it is loaded. */
export const selectContent = (state: RootState, id: SongId) => known(selectContents(state)[id], id);

export const selectFavorite = (state: RootState, id: SongId): 0 | 1 => selectFavorites(state)[id] ?? 0;

const wholeSong = weakMapMemoize(
  (
    listing: SongListing,
    content: SongContent,
    id: SongId,
    favorite: Song['favorite'],
    transpose: number,
  ): Song => ({ id, ...listing, ...content, favorite, transpose }),
);

/** The whole song with its favorite mark and current transposition; throws before its content is loaded. */
export const selectSong = (state: RootState, id: SongId): Song =>
  wholeSong(
    selectListing(state, id),
    selectContent(state, id),
    id,
    selectFavorite(state, id),
    selectSongKey(state, id).transpose,
  );

/** The favorite after or before a favorite song; null at either end, or if the song is no favorite. */
export const selectNeighbouringFavorite = (state: RootState, id: SongId, step: 1 | -1): SongId | null => {
  const favorites = selectFavoriteIds(state);
  return selectFavorite(state, id) === 1 ? (favorites[favorites.indexOf(id) + step] ?? null) : null;
};

function known<Value>(value: Value | undefined, id: SongId): Value {
  if (value === undefined) throw new RangeError(`Song ${id} is unknown or not loaded`);
  return value;
}
