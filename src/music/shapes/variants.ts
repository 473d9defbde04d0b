import { octaveFold, type Semitones } from '../pitch';
import { stringPitches, type Shape, type Voicing } from './voicing';

export const FEWEST_STRINGS = 4;
export const POWER_CHORD_STRINGS = 3;

/**
 * The variants of a shape by choice of strings: its muted low strings opened (only at the nut), its lowest strings
 * muted, or only its three lowest strings if they are a power chord.
 * @example variantsOf(makeVoicing({ frets: [null, 0, 2, 2, 1, 0], fingers: [null, null, 2, 3, 1, null] })).length // 3
 */
export function variantsOf(shape: Voicing): Shape[] {
  return [...withLowStringsOpen(shape), ...withLowStringsMuted(shape), ...powerChord(shape)];
}

function withLowStringsOpen({ frets, fingers, baseFret }: Voicing): Shape[] {
  if (baseFret > 1) return [];
  const muted = lowestString(frets);
  return frets.slice(0, muted).map((_, open) => ({
    frets: frets.map((fret, string) => (string >= open && string < muted ? 0 : fret)),
    fingers,
  }));
}

/** For each new bass note, the shape with the most strings. */
function withLowStringsMuted(shape: Shape): Shape[] {
  const basses = new Set<Semitones>(soundingNotes(shape).slice(0, 1));
  return shape.frets.flatMap((_, lowest) => {
    const left = keepStrings(shape, lowest, shape.frets.length);
    if (left.frets.filter((fret) => fret !== null).length < FEWEST_STRINGS) return [];
    const [bass] = soundingNotes(left);
    if (bass === undefined || basses.has(bass)) return [];
    basses.add(bass);
    return [left];
  });
}

function powerChord(shape: Shape): Shape[] {
  const lowest = lowestString(shape.frets);
  const left = keepStrings(shape, lowest, lowest + POWER_CHORD_STRINGS);
  const [root, fifth, octave] = soundingNotes(left);
  return root !== undefined && root === octave && fifth === octaveFold(root + 7) ? [left] : [];
}

/** The pitch classes of a shape's sounding strings on a guitar, from the lowest note to the highest. */
const soundingNotes = (shape: Shape): Semitones[] =>
  stringPitches(shape)
    .sort((a, b) => a - b)
    .map(octaveFold);

const lowestString = (frets: Shape['frets']): number => frets.findIndex((fret) => fret !== null);

function keepStrings({ frets, fingers }: Shape, from: number, end: number): Shape {
  const keep = (entry: number | null, string: number) => (string >= from && string < end ? entry : null);
  return { frets: frets.map(keep), fingers: fingers.map(keep) };
}
