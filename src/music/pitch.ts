/** A distance in semitones, or a pitch class counted upwards from C (0 to 11). */
export type Semitones = number;

/** A note name: a capital letter A to H and every accidental that follows it. */
export const NOTE_NAME = /[A-H][#b♯♭]*/;

const LETTERS: Readonly<Record<string, Semitones>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11, H: 11 };
const FLAT_SPELLING = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'] as const;

/** Folds any whole number of semitones into one octave, 0 to 11. */
export function octaveFold(semitones: Semitones): Semitones {
  if (!Number.isInteger(semitones)) throw new RangeError(`Not a whole number of semitones: ${semitones}`);
  return ((semitones % 12) + 12) % 12;
}

/**
 * The pitch class of a note name in the German reading: H and a bare B are 11, Bb is 10.
 * @example pitchClass('Hb') // 10
 */
export function pitchClass(noteName: string): Semitones {
  const letter = LETTERS[noteName.charAt(0)];
  if (letter === undefined) throw new RangeError(`Not a note name: ${noteName}`);
  const accidentals = [...noteName.slice(1)].map((sign) => (sign === '#' || sign === '♯' ? 1 : -1));
  return octaveFold(accidentals.reduce((sum, step) => sum + step, letter));
}

/**
 * The flat-spelled name of a pitch class.
 * @example formatPitchClass(10) // 'Bb'
 */
export function formatPitchClass(semitones: Semitones): string {
  return FLAT_SPELLING[octaveFold(semitones)]!;
}
