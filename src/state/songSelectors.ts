import { createSelector } from '@reduxjs/toolkit';
import type { Song, SongId } from '../catalogue';
import { moveChords, placeChords, transposeChordLine, type SheetLine } from '../music';
import { selectCatalogue } from './catalogueSlice';
import { selectFavorites } from './favoritesSlice';
import type { RootState } from './rootReducer';
import { selectTranspositions } from './transpositionsSlice';

const selectWrittenSong = (state: RootState, id: SongId): Song => {
  const song = selectCatalogue(state)[id];
  if (song === undefined) throw new RangeError(`No song ${id} in the catalogue`);
  return song;
};

/** Whether a song is a favorite, 0 or 1. */
export const selectFavorite = (state: RootState, id: SongId): 0 | 1 => selectFavorites(state)[id] ?? 0;

/** A song's current transposition in semitones, 0 to 11. */
export const selectTranspose = (state: RootState, id: SongId): number => selectTranspositions(state)[id] ?? 0;

/** The song as the specification has it, with its current favorite and transpose. */
export const selectSong = createSelector(
  [selectWrittenSong, selectFavorite, selectTranspose],
  (song, favorite, transpose): Song => ({ ...song, favorite, transpose }),
);

/** The ids of all songs, in order. */
export const selectSongIds = createSelector([selectCatalogue], (songs) => songs.map(({ id }) => id));

/** The ids of the favorite songs, in the catalogue's order. */
export const selectFavoriteIds = createSelector([selectSongIds, selectFavorites], (ids, favorites) =>
  ids.filter((id) => favorites[id] === 1),
);

const selectWrittenSheet = createSelector([selectWrittenSong], ({ body }) =>
  body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index] ?? '')),
);

/** The lines of a song with their chords in place and transposed. */
export const selectSheet = createSelector(
  [selectWrittenSheet, selectTranspose],
  (lines, transpose): readonly SheetLine[] => lines.map((line) => moveChords(line, transpose)),
);

/** The key a song sounds in now. */
export const selectKey = createSelector([selectWrittenSong, selectTranspose], ({ key }, transpose) =>
  transposeChordLine(key, transpose),
);
