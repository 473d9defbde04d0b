import { weakMapMemoize } from '@reduxjs/toolkit';
import type { SongContent, SongId } from '../../catalogue';
import { isChordSymbol, transposeChordLine } from '../../music';
import type { Table } from '../shape';
import { selectContents, selectListings } from './catalogueSlice';
import type { RootState } from '../slices';
import { capoIn, chordShift, chordsOf } from './songInKey';
import { selectOwnKey } from './songKey';

const writtenIn = weakMapMemoize((contents: Table<SongContent>) =>
  Object.values(contents).map((content) => chordsOf(content).filter(isChordSymbol)),
);

/** The distinct chords of every song as written; null until all contents are loaded. */
export function selectAllWrittenChords(state: RootState) {
  const contents = selectContents(state);
  return Object.keys(contents).length === selectListings(state).length ? writtenIn(contents) : null;
}

const shownIn = weakMapMemoize(
  (
    contents: Table<SongContent>,
    transpositions: RootState['transpositions'],
    readerSettings: RootState['readerSettings'],
  ) =>
    writtenIn(contents).flatMap((written, index) => {
      const id = index as SongId;
      const content = contents[id];
      if (!content || written.length === 0) return [];
      const key = selectOwnKey({ transpositions, readerSettings }, id);
      const chords = written.map((chord) => transposeChordLine(chord, chordShift(content, key)));
      return { id, transpose: key.transpose, capo: capoIn(content, key), chords };
    }),
);

/** The chords of each song that has any, in the visitor's own key and capo; null until all contents are loaded. */
export const selectShownChords = (state: RootState) =>
  selectAllWrittenChords(state) && shownIn(selectContents(state), state.transpositions, state.readerSettings);

/** A song's distinct chords, with the key and capo that they are shown for. */
export type ShownChords = ReturnType<typeof shownIn>[number];
