import { isChordSymbol } from './chordSymbol';
import { parseInternational, type Notation } from './notation';
import { NOTE_NAMES } from './pitch';

const SMALL_NOTE = /(?:^|\/)[a-h]/g;

/**
 * Converts a chord typed in a reader's notation, in lower case too, to the songbook's, which has H and Bb; null if it
 * is no chord.
 * @example parseTypedChord('german', 'b7/f♯') // 'Bb7/F#'
 */
export function parseTypedChord(notation: Notation, typed: string): string | null {
  const chord = typed
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replace(SMALL_NOTE, (note) => note.toUpperCase());
  const symbol =
    notation === 'german'
      ? chord.replace(NOTE_NAMES, (name) => (name === 'B' ? 'Bb' : name))
      : parseInternational(chord);
  return isChordSymbol(symbol) ? symbol : null;
}
