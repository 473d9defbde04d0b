import { NOTE_NAME } from './pitch';

/** How chords are spelled on screen: as written, with H and B for B natural and B flat, or with the signs ♯ and ♭. */
export type Notation = 'written' | 'german' | 'glyphs';

const NAMES = new RegExp(NOTE_NAME.source, 'g');
/** A note name with its accidentals, and the accidental of an alteration such as `b5`. */
const ACCIDENTALS = /[A-H][#b♯♭]+|[#b](?=\d)/g;

/**
 * Spells a chord as the reader wants to see it. The result is for display only: what is transposed or stored keeps the
 * spelling of the song.
 * @example formatNotation('Bbm7b5/B', 'german') // 'Bm7b5/H'
 */
export function formatNotation(chord: string, notation: Notation): string {
  switch (notation) {
    case 'written':
      return chord;
    case 'german':
      return chord.replace(NAMES, germanName);
    case 'glyphs':
      return chord.replace(ACCIDENTALS, (name) => name.replaceAll('#', '♯').replaceAll('b', '♭'));
  }
}

function germanName(name: string): string {
  if (!/^[BH]/.test(name)) return name;
  return /^.[b♭]$/.test(name) ? 'B' : name.replace('B', 'H');
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
  return chord.replace(NAMES, (name) => (/^B(?![b♭])/.test(name) ? name.replace('B', 'H') : name));
}
