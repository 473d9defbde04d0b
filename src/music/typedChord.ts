import { isChordSymbol } from './chordSymbol';
import { parseInternational, SYLLABLES, type Notation } from './notation';
import { NOTE_NAMES } from './pitch';

const SMALL_NOTE = /(?:^|\/)[a-h]/g;
/** German names of raised and lowered notes, also in capitals; `As` and `Es` are short, and `Esus` is a chord on E. */
const GERMAN_NAME = /[A-H](?:[iI][sS])+|[A-H](?:[eE][sS])+|[AE][sS](?:[eaEA][sS])?(?![uU][sS])/g;

/** A note as Do Ré Mi, in either script and with or without its accent. */
const SYLLABLE = new RegExp(
  `(^|/)(${[...SYLLABLES.solfege, ...SYLLABLES.armenian].join('|').replace('é', '[eé]')})(b?)`,
  'giu',
);

/** A chord typed as Do Ré Mi in the songbook's notation. */
const withLetters = (typed: string): string =>
  typed.replace(SYLLABLE, (_, slash: string, syllable: string, flat: string) => {
    const names = Object.values(SYLLABLES).map((syllables) => syllables.map(foldSyllable));
    const place = Math.max(...names.map((each) => each.indexOf(foldSyllable(syllable))));
    const letter = 'AHCDEFG'.charAt(place);
    return slash + (letter === 'H' && flat ? 'B' : letter) + flat;
  });

const foldSyllable = (syllable: string): string => syllable.toLowerCase().replace('é', 'e');

/**
 * Converts a chord typed in a reader's notation, in lower case or with German names or as Do Ré Mi too, to the songbook's, which has H
 * and Bb; null if it is no chord.
 * @example parseTypedChord('german', 'b7/fis') // 'Bb7/F#'
 */
export function parseTypedChord(notation: Notation, typed: string): string | null {
  const plain = typed.replaceAll('♯', '#').replaceAll('♭', 'b');
  const lettered = withLetters(plain);
  const chord = (isChordSymbol(lettered) ? lettered : plain)
    .replace(SMALL_NOTE, (note) => note.toUpperCase())
    .replace(GERMAN_NAME, (name) => name.replace(/(?!^)is/gi, '#').replace(/(?!^)[ea]?s/gi, 'b'));
  const symbol =
    notation === 'german'
      ? chord.replace(NOTE_NAMES, (name) => (name === 'B' ? 'Bb' : name))
      : parseInternational(chord);
  return isChordSymbol(symbol) ? symbol : null;
}
