/** A distance in semitones, or a pitch class counted upwards from C (0 to 11). */
export type Semitones = number;

/** All note names in a text: a capital letter A to H and every accidental that follows it. */
export const NOTE_NAMES = /[A-H][#b♯♭]*/g;

const ONE_NOTE_NAME = new RegExp(`^${NOTE_NAMES.source}$`);
/** The semitones that each letter and each accidental of a note name adds. */
const SEMITONES: Readonly<Record<string, Semitones>> = {
  ...{ C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11, H: 11 },
  ...{ '#': 1, '♯': 1, b: -1, '♭': -1 },
};

/**
 * Folds any whole number of semitones into one octave, 0 to 11; throws a RangeError for any other number.
 * @example octaveFold(-1) // 11
 */
export function octaveFold(semitones: Semitones): Semitones {
  if (!Number.isInteger(semitones)) throw new RangeError(`Not a whole number of semitones: ${semitones}`);
  return ((semitones % 12) + 12) % 12;
}

/**
 * The shorter way to transpose by semitones, up or down: −5 to 6.
 * @example shorterWay(10) // -2
 */
export function shorterWay(semitones: Semitones): Semitones {
  const up = octaveFold(semitones);
  return up > 6 ? up - 12 : up;
}

/**
 * The pitch class of a note name in the German reading, where H and a bare B are 11 and Bb is 10. Throws a RangeError
 * for any other text.
 * @example pitchClass('Hb') // 10
 */
export function pitchClass(name: string): Semitones {
  if (!ONE_NOTE_NAME.test(name)) throw new RangeError(`Not a note name: ${name}`);
  return octaveFold([...name].reduce((pitch, sign) => pitch + (SEMITONES[sign] ?? 0), 0));
}
