import { isNoChord } from './chordSymbol';
import { NOTE_NAMES } from './pitch';
import { spellByKey, type Spell } from './spelling';

/**
 * The spelling of chords on screen. `written`: as in the song, transposed with flats. The others follow the key, with ♯
 * and ♭: `german` has H and B for B natural and B flat, `glyphs` (the name under which it is stored) has B and B♭;
 * `solfege` has Do Ré Mi, `armenian` the same in Armenian letters.
 */
export type Notation = 'written' | 'german' | 'glyphs' | 'solfege' | 'armenian';

const LETTERS = 'ABCDEFG';
/** The syllables of the notes from A to G. */
export const SYLLABLES = {
  solfege: ['La', 'Si', 'Do', 'Ré', 'Mi', 'Fa', 'Sol'],
  armenian: ['Լյա', 'Սի', 'Դո', 'Ռե', 'Մի', 'Ֆա', 'Սոլ'],
} as const;

/** How the chords and notes in one key are spelled. */
export interface Spelling {
  /** In the reader's notation. */
  readonly shown: Spell;
  /** The same names for other programs: without the signs ♯ and ♭, and with B for B natural. */
  readonly given: Spell;
  /** Whether a chord as shown has a B that means B natural. */
  readonly hasBareB: (shown: string) => boolean;
}

const PLAIN_B = /B(?![b♭])/;
/** A note name with its accidentals, and the accidental of an alteration such as `b5` or `5b`. */
const ACCIDENTALS = /[A-H][#b]+|[#b](?=\d)|\d[#b]/g;

const AS_WRITTEN: Spelling = {
  shown: (chord) => chord,
  given: formatInternational,
  hasBareB: (shown) => PLAIN_B.test(shown),
};

/**
 * The spelling of chords in a key, for display and export only: transposed and stored chords keep the song's spelling.
 * Throws a RangeError if `key` is no key.
 * @example makeSpelling('german', 'Hm', ['F#7']).shown('Gb7/Bb') // 'F♯7/A♯'
 */
export function makeSpelling(notation: Notation, key: string, chords: readonly string[]): Spelling {
  if (notation === 'written') return AS_WRITTEN;
  const given = spellByKey(key, chords);
  if (notation === 'glyphs')
    return { given, shown: (chord) => withSigns(given(chord)), hasBareB: AS_WRITTEN.hasBareB };
  const nameOf = notation === 'german' ? germanName : syllableIn(SYLLABLES[notation]);
  const shown: Spell = (chord) =>
    isNoChord(chord) ? chord : withSigns(given(chord)).replace(NOTE_NAMES, nameOf);
  return { given, shown, hasBareB: () => false };
}

const withSigns = (chord: string): string =>
  chord.replace(ACCIDENTALS, (name) => name.replaceAll('#', '♯').replaceAll('b', '♭'));

function germanName(name: string): string {
  if (!name.startsWith('B')) return name;
  return name === 'B♭' ? 'B' : name.replace('B', 'H');
}

const syllableIn = (syllables: readonly string[]) => (name: string) =>
  syllables[LETTERS.indexOf(name.charAt(0))]! + name.slice(1);

/**
 * Spells a chord as most programs do, with B for H.
 * @example formatInternational('Hm7b5/Bb') // 'Bm7b5/Bb'
 */
export function formatInternational(chord: string): string {
  return chord.replace(NOTE_NAMES, (name) => name.replace('H', 'B'));
}

/**
 * Converts a chord as most programs spell it to the songbook's notation, where B natural is H.
 * @example parseInternational('Bm7b5/Bb') // 'Hm7b5/Bb'
 */
export function parseInternational(chord: string): string {
  return chord.replace(NOTE_NAMES, (name) => (PLAIN_B.test(name) ? name.replace('B', 'H') : name));
}
