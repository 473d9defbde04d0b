import type { TransposedLine } from '../music';

/** Writes the words of an exported song in other letters; chords stay over the same syllables. */
export interface GivenLetters {
  readonly write: (text: string) => string;
  readonly writeLine: (line: TransposedLine) => TransposedLine;
}

export const AS_WRITTEN: GivenLetters = { write: (text) => text, writeLine: (line) => line };
