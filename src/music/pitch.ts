/** A distance in semitones, or a pitch class counted upwards from C (0 to 11). */
export type Semitones = number;

/** A note name: a capital letter A to H and every accidental that follows it. */
export const NOTE_NAME = /[A-H][#b♯♭]*/;

/** The pitch classes of the letters A to H, in their order. */
const LETTERS: readonly Semitones[] = [9, 11, 0, 2, 4, 5, 7, 11];
const A = 'A'.charCodeAt(0);
const [SHARP, SHARP_SIGN, FLAT, FLAT_SIGN] = [...'#♯b♭'].map((sign) => sign.charCodeAt(0));
const FLAT_SPELLING = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'] as const;

/** Folds any whole number of semitones into one octave, 0 to 11. */
export function octaveFold(semitones: Semitones): Semitones {
  if (!Number.isInteger(semitones)) throw new RangeError(`Not a whole number of semitones: ${semitones}`);
  return ((semitones % 12) + 12) % 12;
}

/**
 * The text with every note name in it shifted by semitones and spelled with flats.
 * @example shiftNoteNames('Am/G', 2) // 'Bm/A'
 */
export function shiftNoteNames(text: string, semitones: Semitones): string {
  let shifted = '';
  let kept = 0;
  for (let start = 0; start < text.length;) {
    const end = noteNameEnd(text, start);
    if (end === start) {
      start++;
      continue;
    }
    shifted += text.slice(kept, start) + formatPitchClass(pitchClass(text, start, end) + semitones);
    start = kept = end;
  }
  return shifted + text.slice(kept);
}

/**
 * The pitch class of a note name, or of the one between two columns of a text, in the German reading:
 * H and a bare B are 11, Bb is 10.
 * @example pitchClass('Hb') // 10
 */
export function pitchClass(text: string, start = 0, end = text.length): Semitones {
  if (start === end || noteNameEnd(text, start) !== end)
    throw new RangeError(`Not a note name: ${text.slice(start, end)}`);
  let pitch = LETTERS[text.charCodeAt(start) - A]!;
  for (let column = start + 1; column < end; column++) pitch += accidentalStep(text.charCodeAt(column));
  return octaveFold(pitch);
}

/**
 * The flat-spelled name of a pitch class.
 * @example formatPitchClass(10) // 'Bb'
 */
function formatPitchClass(semitones: Semitones): string {
  return FLAT_SPELLING[octaveFold(semitones)]!;
}

/** The column after the note name that begins at the given one; the same column where none begins. */
function noteNameEnd(text: string, start: number): number {
  const letter = text.charCodeAt(start) - A;
  if (letter < 0 || letter >= LETTERS.length) return start;
  let end = start + 1;
  while (end < text.length && accidentalStep(text.charCodeAt(end)) !== 0) end++;
  return end;
}

/** By how many semitones a sign moves the note before it; 0 for what is no accidental. */
function accidentalStep(sign: number): Semitones {
  if (sign === SHARP || sign === SHARP_SIGN) return 1;
  return sign === FLAT || sign === FLAT_SIGN ? -1 : 0;
}
