import { weakMapMemoize } from '@reduxjs/toolkit';
import type { SongContent, SongId, SongListing } from '../catalogue';
import { selectContents, selectListings, selectSongIds } from './catalogueSlice';
import { selectFavorites } from './favoritesSlice';
import { selectOwnCapo } from './playedCaposSlice';
import { selectOpenSong } from './setSelectors';
import type { RootState } from './slices';
import { selectSharedKey } from './sharedKeySlice';
import { selectTranspositions } from './transpositionsSlice';

/** What a list shows of a song; throws for an id that is not in the catalogue. */
export const selectListing = (state: RootState, id: SongId): SongListing =>
  known(selectListings(state)[id], id);

/** Whether a song's content has arrived, so that its page can be drawn. */
export const selectIsLoaded = (state: RootState, id: SongId): boolean => id in selectContents(state);

/** What a song's own page needs of it; throws before it has arrived. */
export const selectContent = (state: RootState, id: SongId): SongContent =>
  known(selectContents(state)[id], id);

/** Whether a song is a favorite, 0 or 1. */
export const selectFavorite = (state: RootState, id: SongId): 0 | 1 => selectFavorites(state)[id] ?? 0;

/** The transposition that a visitor has chosen for a song, in semitones, 0 to 11. */
export const selectOwnTranspose = (state: RootState, id: SongId): number =>
  selectTranspositions(state)[id] ?? 0;

/** The transposition in which a song is open as somebody shared it; null where the visitor's own counts. */
export function selectSharedTranspose(state: RootState, id: SongId): number | null {
  const shared = selectSharedKey(state);
  return shared?.id === id ? shared.transpose : null;
}

/** The fret of the capo that a song is shown for, by an entry of a set, a shared key or by choice; null while it is shown as it is. */
export function selectPlayedCapo(state: RootState, id: SongId): number | null {
  const inSet = selectOpenSong(state, id);
  if (inSet) return inSet.capo ?? null;
  const shared = selectSharedKey(state);
  return (shared?.id === id ? shared.capo : null) ?? selectOwnCapo(state, id);
}

/** A song's current transposition in semitones, 0 to 11. */
export const selectTranspose = (state: RootState, id: SongId): number =>
  selectOpenSong(state, id)?.transpose ?? selectSharedTranspose(state, id) ?? selectOwnTranspose(state, id);

const favoriteIds = weakMapMemoize((ids: readonly SongId[], favorites: ReturnType<typeof selectFavorites>) =>
  ids.filter((id) => favorites[id] === 1),
);

/** The ids of the favorite songs, in the catalogue's order. */
export const selectFavoriteIds = (state: RootState): readonly SongId[] =>
  favoriteIds(selectSongIds(state), selectFavorites(state));

/** The favorite after a favorite song, or the one before it; null beyond either end, and where the song is none. */
export const selectFavoriteBeside = (state: RootState, id: SongId, step: 1 | -1): SongId | null => {
  const favorites = selectFavoriteIds(state);
  return selectFavorite(state, id) === 1 ? (favorites[favorites.indexOf(id) + step] ?? null) : null;
};

function known<Value>(value: Value | undefined, id: SongId): Value {
  if (value === undefined) throw new RangeError(`Nothing is known of song ${id}`);
  return value;
}
