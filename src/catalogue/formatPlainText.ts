import { formatChordLine, transposeLine, type Semitones, type Spell } from '../music';
import { AS_WRITTEN, formatMarkedLine, type GivenLetters } from './chordPro/line';
import type { SongFile } from './song';

/**
 * Writes a song as plain text. The transposed chords are on separate lines above the words, for a fixed-width font; or
 * within the lines as `[Am]`, for a braille display. `facts` are further lines below title and author, in the reader's
 * language.
 */
export function formatPlainText(
  song: SongFile,
  semitones: Semitones,
  {
    facts = [],
    chordLines,
    spell,
    letters = AS_WRITTEN,
    isLinear = false,
  }: {
    readonly facts?: readonly string[];
    /** The chord lines of the song where they are transposed already. */
    readonly chordLines?: readonly string[];
    readonly spell?: Spell;
    readonly letters?: GivenLetters;
    readonly isLinear?: boolean;
  } = {},
): string {
  const { body } = song;
  const words = body.lyrics.flatMap((written, index) => {
    const line = letters.writeLine(
      transposeLine(written, body.chords[index] ?? '', semitones, spell, chordLines?.[index]),
    );
    const { lyric, chords } = line;
    if (isLinear) return [formatMarkedLine(line)];
    if (chords.length === 0) return [lyric];
    return [formatChordLine(chords, ' '), ...(lyric === '' ? [] : [lyric])];
  });
  const head = [song.title, song.author, ...facts].map((line) => letters.write(line));
  return [...head, '', ...words, ''].join('\n');
}
