import type { Melody, Mode } from '../../catalogue/song';
import type { Tune } from './readTune';

/** The scales of tunes in semitones above the last note, the more usual first. */
const SCALES: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  hijaz: [0, 1, 4, 5, 7, 8, 10],
};

/** Notes that take less of a tune than this are ornaments, which belong to no scale. */
const ORNAMENT_SHARE = 0.03;

/** What the notes of a tune say of it: its range, its first and last note and its mode. */
export function describeMelody({ notes }: Tune): Melody {
  const pitches = notes.map(({ pitch }) => pitch);
  const last = pitches.at(-1)!;
  return {
    lowest: Math.min(...pitches),
    highest: Math.max(...pitches),
    first: pitches[0]!,
    last,
    mode: findMode(notes, last),
  };
}

/** The first scale that holds every note of some weight; null where there is none. */
function findMode(notes: Tune['notes'], last: number): Mode | null {
  const whole = notes.reduce((sum, { length }) => sum + length, 0);
  const weights = new Map<number, number>();
  for (const { pitch, length } of notes) {
    const degree = (((pitch - last) % 12) + 12) % 12;
    weights.set(degree, (weights.get(degree) ?? 0) + length / whole);
  }
  const degrees = [...weights].filter(([, weight]) => weight >= ORNAMENT_SHARE).map(([degree]) => degree);
  const found = Object.entries(SCALES).find(([, scale]) => degrees.every((degree) => scale.includes(degree)));
  return (found?.[0] as Mode | undefined) ?? null;
}
