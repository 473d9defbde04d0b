import { weakMapMemoize } from '@reduxjs/toolkit';
import type { SongContent, SongId } from '../../catalogue';
import { writtenSequence, writtenSheet } from '../../catalogue/writtenSheet';
import {
  makeSpelling,
  noteWidthIn,
  octaveFold,
  shorterWay,
  transposeChordLine,
  type Notation,
  type Semitones,
  type Spell,
  type Spelling,
} from '../../music';
import { selectNotation } from '../slices/readerSettingsSlice';
import type { RootState } from '../rootReducer';
import { selectSongKey, type SongKey } from './songKey';
import { selectContent } from './songSelectors';

/** A song in a key: its played and its sounding chords, in the reader's notation. */
export type SongInKey = ReturnType<typeof songInKey>;

const sheetAt = weakMapMemoize((content: SongContent, noteWidth: number) => writtenSheet(content, noteWidth));

/** The written lines of a song with their chords in place, and room for notes of a width. */
export const sheetOf = (content: SongContent, noteWidth = noteWidthIn('written')) =>
  sheetAt(content, noteWidth);

const sequenceOf = weakMapMemoize((content: SongContent) => writtenSequence(sheetOf(content)));

/** The distinct chords of a song as written, in order of appearance. */
export const chordsOf = weakMapMemoize((content: SongContent) => [...new Set(sequenceOf(content))]);

/** The fret of the capo that a song is played with: the chosen one, else the written one. */
export const capoIn = (content: Pick<SongContent, 'capo'>, { capo }: SongKey): number => capo ?? content.capo;

/** Semitones from a song's written chords to the played ones, 0 to 11. */
export const chordShift = (content: Pick<SongContent, 'capo'>, key: SongKey): number =>
  octaveFold(key.transpose + content.capo - capoIn(content, key));

const chordLinesAt = weakMapMemoize(({ body }: Pick<SongContent, 'body'>, semitones: Semitones) =>
  body.chords.map((line) => transposeChordLine(line, semitones)),
);

/** The chord lines of a song as they are played in its current key, or in another, over its capo. */
export function selectChordLines(
  state: RootState,
  id: SongId,
  key: SongKey = selectSongKey(state, id),
): readonly string[] {
  const content = selectContent(state, id);
  return chordLinesAt(content, chordShift(content, key));
}

/** A song in a key, spelled in a notation. */
export const songInKey = weakMapMemoize((content: SongContent, key: SongKey, notation: Notation) => {
  const chords = chordsOf(content);
  const { melody } = content;
  const shift = chordShift(content, key);
  const spellingAt = (semitones: number): Spelling => {
    const moved = (chord: string): string => transposeChordLine(chord, semitones);
    return makeSpelling(notation, moved(content.key), sequenceOf(content).map(moved));
  };
  const namesAt = (semitones: number, { shown } = spellingAt(semitones)): Spell =>
    weakMapMemoize((written: string) => shown(transposeChordLine(written, semitones)));
  const spelling = spellingAt(shift);
  const played = namesAt(shift, spelling);
  const sounding = namesAt(content.capo + key.transpose);
  const originalKey = namesAt(content.capo)(content.key);
  const notes = melody ? [melody.lowest.name, melody.highest.name, melody.first.name, melody.last] : [];
  const capo = capoIn(content, key);
  return {
    /** The fret of the capo, 0 for none. */
    capo,
    /** Semitones from the written to the played chords, 0 to 11. */
    chordShift: shift,
    /** Semitones from the written to the sounding tune; it is transposed the shorter way. */
    tuneShift: content.capo + shorterWay(key.transpose),
    /** The spelling of the played chords. */
    spelling,
    /** Converts a written chord to the one played with the capo. */
    played,
    /** Converts a written chord or note to the sounding one. */
    sounding,
    /** The sounding key, the sounding key without transposition, and the key played with the capo. */
    key: sounding(content.key),
    originalKey,
    playedKey: played(content.key),
    /** The form in which it is exported to other programs. */
    given: {
      semitones: shift,
      capo,
      notation: 'international',
      spell: spelling.given,
    } as const,
    /** Whether the sheet or the facts show a B that means B natural. */
    hasBareB: [originalKey, ...[content.key, ...notes].map(sounding), ...chords.map(played)].some(
      spelling.hasBareB,
    ),
  };
});

/** A song in its current key or in a given one; throws before its content is loaded. */
export const selectSongInKey = (state: RootState, id: SongId, key: SongKey = selectSongKey(state, id)) =>
  songInKey(selectContent(state, id), key, selectNotation(state));
