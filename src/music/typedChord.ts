import { isChordSymbol } from './chordSymbol';
import { parseInternational, type Notation } from './notation';
import { NOTE_NAMES } from './pitch';

const SMALL_NOTE = /(?:^|\/)[a-h]/g;
/** German names of raised and lowered notes, also in capitals; `As` and `Es` are short, and `Esus` is a chord on E. */
const GERMAN_NAME = /[A-H](?:[iI][sS])+|[A-H](?:[eE][sS])+|[AE][sS](?:[eaEA][sS])?(?![uU][sS])/g;

/**
 * Converts a chord typed in a reader's notation, in lower case or with German names too, to the songbook's, which has H
 * and Bb; null if it is no chord.
 * @example parseTypedChord('german', 'b7/fis') // 'Bb7/F#'
 */
export function parseTypedChord(notation: Notation, typed: string): string | null {
  const chord = typed
    .replaceAll('♯', '#')
    .replaceAll('♭', 'b')
    .replace(SMALL_NOTE, (note) => note.toUpperCase())
    .replace(
      GERMAN_NAME,
      (name) =>
        name.charAt(0) +
        name
          .slice(1)
          .replace(/is/gi, '#')
          .replace(/[ea]?s/gi, 'b'),
    );
  const symbol =
    notation === 'german'
      ? chord.replace(NOTE_NAMES, (name) => (name === 'B' ? 'Bb' : name))
      : parseInternational(chord);
  return isChordSymbol(symbol) ? symbol : null;
}
