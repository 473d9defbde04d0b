import type { Semitones } from '../pitch';

/** A note of a chord: its degree of the major scale, and its distance above the root folded into one octave. */
export interface Interval {
  readonly degree: number;
  readonly semitones: Semitones;
}

const MAJOR_SCALE: Readonly<Record<number, Semitones>> = {
  ...{ 1: 0, 2: 2, 3: 4, 4: 5, 5: 7, 6: 9, 7: 11 },
  ...{ 9: 2, 11: 5, 13: 9 },
};

/**
 * The interval that musicians write as a degree of the major scale after its flats or sharps.
 * @example parseInterval('b7') // { degree: 7, semitones: 10 }
 */
export function parseInterval(name: string): Interval | null {
  const [, accidentals = '', degree = ''] = /^(b*|#*)(\d+)$/.exec(name) ?? [];
  const natural = MAJOR_SCALE[Number(degree)];
  if (natural === undefined) return null;
  const step = accidentals.startsWith('b') ? -1 : 1;
  return { degree: Number(degree), semitones: natural + step * accidentals.length };
}
