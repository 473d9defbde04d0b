import { octaveFold } from '../../music';
import type { Melody, Mode, NamedNote } from '../song';
import type { Tune } from './readTune';

/** The scales in semitones above the last note. */
const SCALES: Readonly<Record<Mode, readonly number[]>> = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  harmonicMinor: [0, 2, 3, 5, 7, 8, 11],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  phrygian: [0, 1, 3, 5, 7, 8, 10],
  hijaz: [0, 1, 4, 5, 7, 8, 10],
};

/** Notes that take a smaller share of a tune are ornaments, which belong to no scale. */
const ORNAMENT_SHARE = 0.02;

const SHARP_NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'H'];
const FLAT_NAMES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'H'];

/** Describes a tune by its range, its middle, its first and last note and its mode. */
export function describeMelody({ notes, hasFlats }: Tune): Melody {
  const pitches = notes.map(({ pitch }) => pitch);
  const [lowest, highest] = [Math.min(...pitches), Math.max(...pitches)];
  const named = (pitch: number): NamedNote => ({
    pitch,
    name: (hasFlats ? FLAT_NAMES : SHARP_NAMES)[pitch % 12]!,
  });
  const whole = lengthOf(notes);
  const last = pitches.at(-1) ?? notes[0].pitch;
  return {
    lowest: named(lowest),
    highest: named(highest),
    middle: Math.round(notes.reduce((sum, { pitch, length }) => sum + (pitch * length) / whole, 0)),
    first: named(notes[0].pitch),
    last: named(last).name,
    mode: findMode(notes, last),
  };
}

/**
 * The scale that contains all notes except ornaments. If several do, the third decides between major and minor. Null
 * without a third, or if no scale contains them.
 */
function findMode(notes: Tune['notes'], last: number): Mode | null {
  const whole = lengthOf(notes);
  const weights = new Map<number, number>();
  for (const { pitch, length } of notes) {
    const degree = octaveFold(pitch - last);
    weights.set(degree, (weights.get(degree) ?? 0) + length / whole);
  }
  const degrees = [...weights].filter(([, weight]) => weight >= ORNAMENT_SHARE).map(([degree]) => degree);
  const third = degrees.includes(4) ? 'major' : degrees.includes(3) ? 'minor' : null;
  const [only, ...others] = (Object.keys(SCALES) as Mode[]).filter((mode) =>
    degrees.every((degree) => SCALES[mode].includes(degree)),
  );
  if (third === null || !only) return null;
  return others.length === 0 ? only : third;
}

const lengthOf = (notes: Tune['notes']): number => notes.reduce((sum, { length }) => sum + length, 0);
