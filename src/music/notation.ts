import { NOTE_NAME } from './pitch';
import { spellByKey, type Spell } from './spelling';

/**
 * How chords are spelled on screen: as written and transposed with flats, or by the key with the signs ♯ and ♭, where
 * B natural and B flat are H and B (`german`), or B and B♭ (`glyphs`, the name under which it is stored).
 */
export type Notation = 'written' | 'german' | 'glyphs';

/** The spelling of what is played in one key. */
export interface Spelling {
  /** As the reader wants to see it. */
  readonly shown: Spell;
  /** By the same names, in the letters that most programs read: no signs, and B for B natural. */
  readonly given: Spell;
  /** Whether a chord as shown has a B that means B natural. */
  readonly hasBareB: (shown: string) => boolean;
}

const NAMES = new RegExp(NOTE_NAME, 'g');
const PLAIN_B = /B(?![b♭])/;
/** A note name with its accidentals, and the accidental of an alteration such as `b5`. */
const ACCIDENTALS = /[A-H][#b]+|[#b](?=\d)/g;

const AS_WRITTEN: Spelling = {
  shown: (chord) => chord,
  given: formatInternational,
  hasBareB: (shown) => PLAIN_B.test(shown),
};

/**
 * How these chords in a key are spelled. The result is for display and for other programs: what is transposed or stored keeps
 * the spelling of the song. A RangeError for what is no key.
 * @example makeSpelling('german', 'Hm', ['F#7']).shown('Gb7/Bb') // 'F♯7/A♯'
 */
export function makeSpelling(notation: Notation, key: string, chords: readonly string[]): Spelling {
  if (notation === 'written') return AS_WRITTEN;
  const given = spellByKey(key, chords);
  return notation === 'german'
    ? { given, shown: (chord) => withSigns(given(chord).replace(NAMES, germanName)), hasBareB: () => false }
    : { given, shown: (chord) => withSigns(given(chord)), hasBareB: AS_WRITTEN.hasBareB };
}

const withSigns = (chord: string): string =>
  chord.replace(ACCIDENTALS, (name) => name.replaceAll('#', '♯').replaceAll('b', '♭'));

function germanName(name: string): string {
  if (!name.startsWith('B')) return name;
  return name === 'Bb' ? 'B' : name.replace('B', 'H');
}

/**
 * Spells a chord as most programs do: H natural is B.
 * @example formatInternational('Hm7b5/Bb') // 'Bm7b5/Bb'
 */
export function formatInternational(chord: string): string {
  return chord.replace(NAMES, (name) => name.replace('H', 'B'));
}

/**
 * Reads a chord spelled as most programs do into the songbook's notation, where B natural is H.
 * @example parseInternational('Bm7b5/Bb') // 'Hm7b5/Bb'
 */
export function parseInternational(chord: string): string {
  return chord.replace(NAMES, (name) => (PLAIN_B.test(name) ? name.replace('B', 'H') : name));
}
