import { weakMapMemoize } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import { isChordSymbol, transposeChordLine } from '../../music';

import { selectContents, selectListings, type CatalogueState } from '../slices/catalogueSlice';
import type { RootState } from '../rootReducer';
import { capoIn, chordShift, chordsOf } from './songInKey';
import { selectOwnKey } from './songKey';

const writtenIn = weakMapMemoize((contents: CatalogueState['contents']) =>
  Object.values(contents).map((content) => chordsOf(content).filter(isChordSymbol)),
);

/** The distinct chords of every song as written; null until all contents are loaded. */
export function selectAllWrittenChords(state: RootState) {
  const contents = selectContents(state);
  return Object.keys(contents).length === selectListings(state).length ? writtenIn(contents) : null;
}

const shownIn = weakMapMemoize(
  (
    contents: CatalogueState['contents'],
    transpositions: RootState['transpositions'],
    songSettings: RootState['songSettings'],
  ) =>
    writtenIn(contents).flatMap((written, index) => {
      const id = index as SongId;
      const content = contents[id];
      if (!content || written.length === 0) return [];
      const key = selectOwnKey({ transpositions, songSettings }, id);
      const chords = written.map((chord) => transposeChordLine(chord, chordShift(content, key)));
      return { id, transpose: key.transpose, capo: capoIn(content, key), chords };
    }),
);

/** The chords of each song that has any, in the visitor's own key and capo; null until all contents are loaded. */
export const selectShownChords = (state: RootState) =>
  selectAllWrittenChords(state) && shownIn(selectContents(state), state.transpositions, state.songSettings);

/** A song's distinct chords, with the key and capo that they are shown for. */
export type ShownChords = ReturnType<typeof shownIn>[number];
