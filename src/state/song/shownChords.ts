import { createSelector } from '@reduxjs/toolkit';
import { isChordSymbol, transposeChordLine } from '../../music';
import { selectContents, selectIsComplete } from './catalogueSlice';
import { selectReaderSettings } from '../settings/readerSettingsSlice';
import { idsIn } from '../objects';
import type { RootState } from '../slices';
import { capoIn, chordShift, chordsOf } from './songInKey';
import { selectOwnKey } from './songKey';

/** The distinct chords of every song as written; null until all contents are loaded. */
export const selectAllWrittenChords = createSelector(
  [selectContents, selectIsComplete],
  (contents, isComplete) =>
    isComplete ? Object.values(contents).map((content) => chordsOf(content).filter(isChordSymbol)) : null,
);

/** The chords of each song that has any, in the visitor's own key and capo; null until all contents are loaded. */
export const selectShownChords = createSelector(
  [selectAllWrittenChords, selectContents, (state: RootState) => state.transpositions, selectReaderSettings],
  (written, contents, transpositions, readerSettings) =>
    written &&
    idsIn(contents).flatMap((id) => {
      const [content, chords = []] = [contents[id], written[id]];
      if (!content || chords.length === 0) return [];
      const key = selectOwnKey({ transpositions, readerSettings }, id);
      const shown = chords.map((chord) => transposeChordLine(chord, chordShift(content, key)));
      return { id, transpose: key.transpose, capo: capoIn(content, key), chords: shown };
    }),
);

/** A song's distinct chords, with the key and capo that they are shown for. */
export type ShownChords = NonNullable<ReturnType<typeof selectShownChords>>[number];
