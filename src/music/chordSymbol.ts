import { NOTE_NAME } from './pitch';

/** What may follow a root, longest spelling first where one begins another. */
const QUALITY = [
  '(?:m|min|-)?(?:maj|Maj|M|Δ)(?:7|9|11|13)?',
  '(?:m|min|-)?(?:5|6/9|6|7|9|11|13)?',
  '(?:dim|°|o|ø|aug|\\+)(?:7)?',
  'alt',
].join('|');
const ALTERATION = '(?:sus[24]?|add(?:2|4|6|9|11|13)|[#b♯♭+-](?:5|6|9|11|13)|omit[35]|no[35]|/9)';
const EXTENSIONS = `(?:${ALTERATION}|\\((?:${ALTERATION}|maj7|[679]|11|13)(?:,? ?${ALTERATION})*\\))*`;
const CHORD = new RegExp(`^${NOTE_NAME.source}(?:${QUALITY})${EXTENSIONS}(?:/${NOTE_NAME.source})?$`);
const NO_CHORD = /^N\.C\.?$/;

/**
 * Whether a token can be read as a chord: root, quality, extensions, slash bass.
 * @example isChordSymbol('Hm7b5/A') // true
 */
export function isChordSymbol(token: string): boolean {
  return CHORD.test(token);
}

/**
 * Whether a token says that no chord is played.
 * @example isNoChord('N.C.') // true
 */
export function isNoChord(token: string): boolean {
  return NO_CHORD.test(token);
}
