import { createSelector } from '@reduxjs/toolkit';
import type { Song, SongId } from '../catalogue';
import { writtenSheet } from '../catalogue/writtenSheet';
import { transposeSheetLine, octaveFold, type SheetLine } from '../music';
import { selectContents } from './catalogueSlice';
import type { RootState } from './slices';
import {
  selectContent,
  selectFavorite,
  selectListing,
  selectPlayedCapo,
  selectTranspose,
} from './songSelectors';

/** The first line of a song; empty before its content has arrived. */
export const selectOpening = (state: RootState, id: SongId): string =>
  selectContents(state)[id]?.body.lyrics[0] ?? '';

/** The whole song with its current favorite and transpose; throws before its content has arrived. */
export const selectSong = createSelector(
  [(_: RootState, id: SongId) => id, selectListing, selectContent, selectFavorite, selectTranspose],
  (id, listing, content, favorite, transpose): Song => ({ id, ...listing, ...content, favorite, transpose }),
);

/** The lines of a song with their chords in place, as written; throws before the song's content has arrived. */
export const selectWrittenSheet = createSelector([selectContent], writtenSheet);

/** The fret of the capo that a song is shown for: the chosen one, else the written one; 0 without a capo. */
export const selectShownCapo = (state: RootState, id: SongId): number =>
  selectPlayedCapo(state, id) ?? selectContent(state, id).capo;

/** By how many semitones, 0 to 11, the chords shown differ from those written: transposed, and as the chosen capo has them. */
export const selectShownShift = (state: RootState, id: SongId): number => {
  return shiftAt(selectContent(state, id), selectTranspose(state, id), selectShownCapo(state, id));
};

/** The same for a song that is transposed so far and played with such a capo. */
export const shiftAt = ({ capo: written }: Pick<Song, 'capo'>, transpose: number, capo: number): number =>
  octaveFold(transpose + written - capo);

/** The lines of a song with their chords in place, transposed and as its capo has them; throws before its content has arrived. */
export const selectSheet = createSelector(
  [selectWrittenSheet, selectShownShift],
  (lines, shift): readonly SheetLine[] => lines.map((line) => transposeSheetLine(line, shift)),
);
