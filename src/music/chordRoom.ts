import { NOTE_NAMES } from './pitch';

/*
 * Widths are estimates for any font, in em of the lyric. They only tell which chords could ever touch: the page, which
 * knows its font and the key, decides how much room these need, if any.
 */

/** The width of a note with an accidental, which another key or spelling may add. */
const NOTE_WIDTH = 1.35;
const NARROW = /[\s.,․։՝՛՞՜'’‘!:;|()[\]fijltյչլւ]/;
const WIDE = /[ախմպտփœmw—]/;

const CHORD_GAP = 1 / 3;

/** The maximum width of a chord in any key and spelling. */
function widestChord(written: string): number {
  const notes = written.match(NOTE_NAMES)?.length ?? 0;
  const rest = [...written.replace(NOTE_NAMES, '')].map((letter) => (letter === 'm' ? 0.9 : 0.6));
  return rest.reduce((sum, width) => sum + width, notes * NOTE_WIDTH);
}

function leastWidth(words: string): number {
  return [...words].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (NARROW.test(letter)) return 0.24;
  return WIDE.test(letter) ? 0.7 : 0.46;
}

/**
 * Whether a chord could touch the next one, given the words from its column to the next one's.
 * @example couldTouch('Am', 'ափե') // true
 */
export function couldTouch(written: string, wordsBetween: string): boolean {
  return leastWidth(wordsBetween) < widestChord(written) + CHORD_GAP;
}

/**
 * The maximum width of a chord beyond the words below it, in em; 0 if the words are as wide.
 * @example overhang('Am', 'քայլամոլոր') // 0
 */
export function overhang(written: string, words: string): number {
  return Math.max(0, widestChord(written) - leastWidth(words));
}
