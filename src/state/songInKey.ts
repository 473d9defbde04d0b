import { weakMapMemoize } from '@reduxjs/toolkit';
import type { SongContent, SongId } from '../catalogue';
import type { GivenForm } from '../catalogue/chordPro/formatChordPro';
import { writtenChords, writtenSheet } from '../catalogue/writtenSheet';
import {
  makeSpelling,
  octaveFold,
  shorterWay,
  transposeChordLine,
  type Notation,
  type Spell,
  type Spelling,
} from '../music';
import { selectReaderSettings } from './readerSettingsSlice';
import type { RootState } from './slices';
import { selectSongKey, type SongKey } from './songKey';
import { selectContent } from './songSelectors';

/** A song in a key: what is played and what sounds, spelled as the reader wants to see it. */
export interface SongInKey {
  /** The fret of the capo, 0 for none. */
  readonly capo: number;
  /** How many semitones, 0 to 11, the chords are played above those written. */
  readonly chordShift: number;
  /** How many semitones the tune sounds above how it is written; it is transposed the shorter way. */
  readonly tuneShift: number;
  /** How the chords are spelled that are played. */
  readonly spelling: Spelling;
  /** Names a written chord as it is played over the capo. */
  readonly played: Spell;
  /** Names a written chord or note as it sounds. */
  readonly sounding: Spell;
  /** The key that sounds, the one that sounds as written, and the one that is played over the capo. */
  readonly key: string;
  readonly originalKey: string;
  readonly playedKey: string;
  /** How it is written out for other programs. */
  readonly given: Partial<GivenForm>;
  /** Whether a B that means B natural stands on the sheet or among the facts. */
  readonly hasBareB: boolean;
}

/** The lines of a song with their chords in place, as written. */
export const sheetOf = weakMapMemoize((content: SongContent) => writtenSheet(content));

/** The different chords of a song as written, in order of appearance. */
export const chordsOf = weakMapMemoize((content: SongContent) => writtenChords(sheetOf(content)));

/** The fret of the capo that a song is played with: the chosen one, else the written one. */
export const capoIn = (content: Pick<SongContent, 'capo'>, { capo }: SongKey): number => capo ?? content.capo;

/** How many semitones, 0 to 11, the chords of a song are played above those written. */
export const chordShift = (content: Pick<SongContent, 'capo'>, key: SongKey): number =>
  octaveFold(key.transpose + content.capo - capoIn(content, key));

/** A song in a key, spelled in a notation. */
export const songInKey = weakMapMemoize(
  (content: SongContent, key: SongKey, notation: Notation): SongInKey => {
    const chords = chordsOf(content);
    const { melody } = content;
    const shift = chordShift(content, key);
    const spellingAt = (semitones: number): Spelling => {
      const moved = (chord: string): string => transposeChordLine(chord, semitones);
      return makeSpelling(notation, moved(content.key), chords.map(moved));
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
      capo,
      chordShift: shift,
      tuneShift: content.capo + shorterWay(key.transpose),
      spelling,
      played,
      sounding,
      key: sounding(content.key),
      originalKey,
      playedKey: played(content.key),
      given: { semitones: shift, capo, notation: 'international', spell: spelling.given },
      hasBareB: [originalKey, ...[content.key, ...notes].map(sounding), ...chords.map(played)].some(
        spelling.hasBareB,
      ),
    };
  },
);

/** A song in the key that it is in now, or in another one; throws before its content has arrived. */
export const selectSongInKey = (
  state: RootState,
  id: SongId,
  key: SongKey = selectSongKey(state, id),
): SongInKey => songInKey(selectContent(state, id), key, selectReaderSettings(state).notation);
