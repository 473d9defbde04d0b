import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { writtenChords, type SongId } from '../catalogue';
import { makeSpelling, octaveFold, transposeChordLine, type Spell, type Spelling } from '../music';
import { selectReaderSettings } from './readerSettingsSlice';
import { selectShownShift, selectWrittenSheet } from './sheetSelectors';
import type { RootState } from './slices';
import { selectContent, selectTranspose } from './songSelectors';

const selectWrittenChords = createSelector([selectWrittenSheet], writtenChords);

/** How a song's chords are spelled so many semitones above those written; throws before its content has arrived. */
export const selectSpellingAt = createSelector(
  [selectContent, selectWrittenChords, (state: RootState) => selectReaderSettings(state).notation],
  ({ key }, chords, notation) =>
    weakMapMemoize((shift: number) => {
      const moved = (chord: string): string => transposeChordLine(chord, shift);
      return makeSpelling(notation, moved(key), chords.map(moved));
    }),
);

/** How the chords on a song's sheet are spelled; throws before its content has arrived. */
export const selectSpelling = (state: RootState, id: SongId): Spelling =>
  selectSpellingAt(state, id)(selectShownShift(state, id));

const namesAt = (shiftOf: (state: RootState, id: SongId) => number) =>
  createSelector([selectSpellingAt, shiftOf], (spellingAt, shift): Spell => {
    const { shown } = spellingAt(octaveFold(shift));
    return (written) => shown(transposeChordLine(written, shift));
  });

/** Names what a chord or a note of the song, as written, sounds as now: over the capo that its file names. */
export const selectSounding = namesAt(
  (state, id) => selectContent(state, id).capo + selectTranspose(state, id),
);

/** The key a song sounds in so many semitones above the original, as the reader spells it; throws before its content has arrived. */
export function selectKeyAt(state: RootState, id: SongId, transpose: number): string {
  const { capo, key } = selectContent(state, id);
  const shift = capo + transpose;
  return selectSpellingAt(state, id)(octaveFold(shift)).shown(transposeChordLine(key, shift));
}

const selectOriginal = namesAt((state, id) => selectContent(state, id).capo);
const selectPlayed = namesAt(selectShownShift);

/** The key a song sounds in now, as the reader spells it; throws before its content has arrived. */
export const selectKey = (state: RootState, id: SongId): string =>
  selectSounding(state, id)(selectContent(state, id).key);

/** The key a song sounds in as written, as the reader spells it; throws before its content has arrived. */
export const selectOriginalKey = (state: RootState, id: SongId): string =>
  selectOriginal(state, id)(selectContent(state, id).key);

/** The key of the shapes that are played over the capo, as the reader spells it; throws before its content has arrived. */
export const selectPlayedKey = (state: RootState, id: SongId): string =>
  selectPlayed(state, id)(selectContent(state, id).key);

/** Whether a B that means B natural stands on a song's sheet or among its facts; throws before its content has arrived. */
export const selectHasBareB = createSelector(
  [selectContent, selectWrittenChords, selectSpelling, selectSounding, selectOriginal, selectPlayed],
  ({ key, melody }, chords, { hasBareB }, sounding, original, played): boolean => {
    const notes = melody ? [melody.lowest.name, melody.highest.name, melody.first.name, melody.last] : [];
    return [original(key), ...[key, ...notes].map(sounding), ...chords.map(played)].some(hasBareB);
  },
);
