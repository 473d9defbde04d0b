import { formatChordLine, transposeLine, type Semitones } from '../music';
import type { GivenForm } from './chordPro/formatChordPro';
import { AS_WRITTEN, formatMarkedLine } from './chordPro/line';
import type { SongFile } from './song';

interface PlainForm extends Partial<Pick<GivenForm, 'chordLines' | 'spell' | 'letters'>> {
  /** Further lines below title and author, in the reader's language. */
  readonly facts?: readonly string[];
  /** Whether the chords stand within the lines as `[Am]`, for a braille display. */
  readonly isLinear?: boolean;
}

/** Writes a song as plain text, with the transposed chords on lines above the words, for a fixed-width font. */
export function formatPlainText(
  song: SongFile,
  semitones: Semitones,
  { facts = [], chordLines, spell, letters = AS_WRITTEN, isLinear = false }: PlainForm = {},
): string {
  const { body } = song;
  const words = body.lyrics.flatMap((written, index) => {
    const moved = transposeLine(written, body.chords[index] ?? '', semitones, spell, chordLines?.[index]);
    const line = letters.writeLine(moved);
    const { lyric, chords } = line;
    if (isLinear) return [formatMarkedLine(line)];
    if (chords.length === 0) return [lyric];
    return [formatChordLine(chords, ' '), ...(lyric === '' ? [] : [lyric])];
  });
  const head = [song.title, song.author, ...facts].map((line) => letters.write(line));
  return [...head, '', ...words, ''].join('\n');
}
