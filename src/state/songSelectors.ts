import { createSelector } from '@reduxjs/toolkit';
import type { Song, SongId } from '../catalogue';
import { moveChords, placeChords, transposeChordLine, type SheetLine } from '../music';
import { selectContents, selectListings, selectSongIds } from './catalogueSlice';
import { selectFavorites } from './favoritesSlice';
import type { RootState } from './rootReducer';
import { selectTranspositions } from './transpositionsSlice';

/** What a list shows of a song; throws for an id that is not in the catalogue. */
export function selectListing(state: RootState, id: SongId) {
  return known(selectListings(state)[id], id);
}

/** Whether a song's content has arrived, so that its page can be drawn. */
export const selectIsLoaded = (state: RootState, id: SongId): boolean => id in selectContents(state);

/** The first line of a song; empty before its content has arrived. */
export const selectOpening = (state: RootState, id: SongId): string =>
  selectContents(state)[id]?.body.lyrics[0] ?? '';

const selectContent = (state: RootState, id: SongId) => known(selectContents(state)[id], id);

/** Whether a song is a favorite, 0 or 1. */
export const selectFavorite = (state: RootState, id: SongId): 0 | 1 => selectFavorites(state)[id] ?? 0;

/** A song's current transposition in semitones, 0 to 11. */
export const selectTranspose = (state: RootState, id: SongId): number => selectTranspositions(state)[id] ?? 0;

/** The song as the specification has it, with its current favorite and transpose; throws before its content has arrived. */
export const selectSong = createSelector(
  [(_: RootState, id: SongId) => id, selectListing, selectContent, selectFavorite, selectTranspose],
  (id, listing, content, favorite, transpose): Song => ({ id, ...listing, ...content, favorite, transpose }),
);

/** The ids of the favorite songs, in the catalogue's order. */
export const selectFavoriteIds = createSelector([selectSongIds, selectFavorites], (ids, favorites) =>
  ids.filter((id) => favorites[id] === 1),
);

const selectWrittenSheet = createSelector([selectContent], ({ body }) =>
  body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index] ?? '')),
);

/** The lines of a song with their chords in place and transposed; throws before its content has arrived. */
export const selectSheet = createSelector(
  [selectWrittenSheet, selectTranspose],
  (lines, transpose): readonly SheetLine[] => lines.map((line) => moveChords(line, transpose)),
);

/** The key a song sounds in now; throws before its content has arrived. */
export const selectKey = createSelector([selectContent, selectTranspose], ({ key }, transpose) =>
  transposeChordLine(key, transpose),
);

function known<Value>(value: Value | undefined, id: SongId): Value {
  if (value === undefined) throw new RangeError(`Nothing is known of song ${id}`);
  return value;
}
