import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { writtenChords } from '../catalogue/writtenSheet';
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

/** What names the chords and notes of a song, as written, so many semitones higher; throws before its content has arrived. */
const selectNamesAt = createSelector([selectSpellingAt], (spellingAt) =>
  weakMapMemoize((shift: number): Spell => {
    const { shown } = spellingAt(octaveFold(shift));
    return (written) => shown(transposeChordLine(written, shift));
  }),
);

/** Names what a chord or a note of the song, as written, sounds as now: over the capo that its file names. */
export const selectSounding = (state: RootState, id: SongId): Spell =>
  selectNamesAt(state, id)(selectContent(state, id).capo + selectTranspose(state, id));

const selectPlayed = (state: RootState, id: SongId): Spell =>
  selectNamesAt(state, id)(selectShownShift(state, id));

/** The key a song sounds in so many semitones above the original, as the reader spells it; throws before its content has arrived. */
export function selectKeyAt(state: RootState, id: SongId, transpose: number): string {
  const { capo, key } = selectContent(state, id);
  return selectNamesAt(state, id)(capo + transpose)(key);
}

/** The key a song sounds in now, as the reader spells it; throws before its content has arrived. */
export const selectKey = (state: RootState, id: SongId): string =>
  selectKeyAt(state, id, selectTranspose(state, id));

/** The key a song sounds in as written, as the reader spells it; throws before its content has arrived. */
export const selectOriginalKey = (state: RootState, id: SongId): string => selectKeyAt(state, id, 0);

/** The key of the shapes that are played over the capo, as the reader spells it; throws before its content has arrived. */
export const selectPlayedKey = (state: RootState, id: SongId): string =>
  selectPlayed(state, id)(selectContent(state, id).key);

/** Whether a B that means B natural stands on a song's sheet or among its facts; throws before its content has arrived. */
export const selectHasBareB = createSelector(
  [selectContent, selectWrittenChords, selectSpelling, selectSounding, selectOriginalKey, selectPlayed],
  ({ key, melody }, chords, { hasBareB }, sounding, originalKey, played): boolean => {
    const notes = melody ? [melody.lowest.name, melody.highest.name, melody.first.name, melody.last] : [];
    return [originalKey, ...[key, ...notes].map(sounding), ...chords.map(played)].some(hasBareB);
  },
);
