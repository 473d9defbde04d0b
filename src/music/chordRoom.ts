import { NOTE_NAME } from './pitch';

/*
 * Widths in em of the words, estimated for any font. They only say which chords could ever touch: how much room these need,
 * if any, is left to the page, which knows its font and the key.
 */

const NOTES = new RegExp(NOTE_NAME, 'g');
/** A note with the accidental that another key or spelling may give it. */
const NOTE_WIDTH = 1.35;
const NARROW = /[\s.,․։՝՛՞՜'’‘!:;|()[\]fijltյչլւ]/;
const WIDE = /[ախմպտփœmw—]/;

/** The distance that two chords keep. */
const CHORD_GAP = 1 / 3;

/** How wide a chord gets at most, whatever key and spelling it is shown in. */
function widestChord(written: string): number {
  const notes = written.match(NOTES)?.length ?? 0;
  const rest = [...written.replace(NOTES, '')].map((letter) => (letter === 'm' ? 0.9 : 0.6));
  return rest.reduce((sum, width) => sum + width, notes * NOTE_WIDTH);
}

/** How wide words are at least. */
function leastWidth(words: string): number {
  return [...words].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (NARROW.test(letter)) return 0.24;
  return WIDE.test(letter) ? 0.7 : 0.46;
}

/**
 * Whether a chord could touch another one that stands so many words further on.
 * @example couldTouch('Am', 'ափե') // true
 */
export function couldTouch(written: string, wordsBetween: string): boolean {
  return leastWidth(wordsBetween) < widestChord(written) + CHORD_GAP;
}

/**
 * By how many em at most a chord is wider than the words it stands over; 0 where they are as wide.
 * @example overhang('Am', 'քայլամոլոր') // 0
 */
export function overhang(written: string, words: string): number {
  return Math.max(0, widestChord(written) - leastWidth(words));
}
