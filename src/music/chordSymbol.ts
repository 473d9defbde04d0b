import { NOTE_NAMES } from './pitch';

/** Major sevenths and diminished chords as people type them, with the signs that look like Δ, ° and ø. */
const MAJOR = '(?:[mM]aj?|M|j|[Δ∆△])';
const DIMINISHED = '(?:dim|[°º˚∘o])';
const HALF_DIMINISHED = '[øØ∅]';
const MINOR = '(?:min?|m|[-−–])';
/** Patterns of the quality after a root; a longer spelling precedes one that it begins with. */
const QUALITY = [
  `${MINOR}?(?:${MAJOR}(?:7|9|11|13)?|7M)`,
  `${MINOR}\\+7`,
  `${MINOR}?(?:5|6/?9|6|7|9|11|13|2|4)?`,
  `(?:${DIMINISHED}|aug|\\+)(?:${MAJOR}7|7M?)?`,
  `${HALF_DIMINISHED}7?`,
  '7?alt',
].join('|');
const SIGN = '[#b♯♭+−–-]';
const ALTERATION = `(?:sus[24]?|add(?:2|4|6|9|11|13)|${SIGN}(?:5|6|9|11|13)|5${SIGN}(?!\\d)|omit[35]|no[35])`;
const ADDED = `(?:${ALTERATION}|(?:${MAJOR}|\\+)7|7M|(?:6|9|11|13)${SIGN}(?!\\d)|[4679]|11|13)`;
const EXTENSIONS = `(?:${ALTERATION}|/${ADDED}|\\(${ADDED}(?:[,/]? ?${ADDED})*\\))*`;
const NOTE = NOTE_NAMES.source;
const CHORD = new RegExp(`^(${NOTE})(${QUALITY})(${EXTENSIONS})(?:/(${NOTE}))?$`);
const DIMINISHED_CHORD = new RegExp(
  `^${NOTE}(?:${DIMINISHED}|${HALF_DIMINISHED}|m7?[(/]?(?:[b♭−–-]5|5[b♭−–-]))`,
);
const NO_CHORD = /^N\.C\.?$/;

/**
 * The parts of a chord symbol as written, `bass` after a slash; null for a token that cannot be read as a chord.
 * @example parseChordSymbol('Hm7b5/A') // { root: 'H', quality: 'm7', extensions: 'b5', bass: 'A' }
 */
export function parseChordSymbol(token: string) {
  const found = CHORD.exec(token);
  if (!found) return null;
  const [, root = '', quality = '', extensions = '', bass = null] = found;
  return { root, quality, extensions, bass };
}

/**
 * Whether a token can be read as a chord: root, quality, extensions, slash bass.
 * @example isChordSymbol('Hm7b5/A') // true
 */
export function isChordSymbol(token: string): boolean {
  return parseChordSymbol(token) !== null;
}

/**
 * Whether a chord, or a key, is minor.
 * @example isMinor('A-7') // true
 */
export function isMinor(chord: string): boolean {
  return /^(?:m(?!a)|[-−–])/.test(parseChordSymbol(chord)?.quality ?? '');
}

/**
 * Whether a chord has a diminished triad: a minor third and a diminished fifth.
 * @example isDiminished('Hm7b5') // true
 */
export function isDiminished(chord: string): boolean {
  return DIMINISHED_CHORD.test(chord);
}

/**
 * Whether a token says that no chord is played.
 * @example isNoChord('N.C.') // true
 */
export function isNoChord(token: string): boolean {
  return NO_CHORD.test(token);
}
