import guitar from '@tombatossals/chords-db/lib/guitar.json';
import { octaveFold, type Semitones } from '../pitch';
import { parseChordNotes } from './chordNotes';
import { effortOf, fingeringEffort } from './ease';
import { OUR_SHAPES } from './ourShapes';
import { isPlayable, makeVoicing, soundingNotes, type Shape, type Voicing } from './voicing';

/**
 * The voicings of a chord, easiest first; empty if the symbol is unreadable or no shape sounds it.
 * @example voicingsOf('H7')[0].frets // [null, 2, 1, 2, 0, 2]
 */
export function voicingsOf(chord: string): readonly Voicing[] {
  const notes = parseChordNotes(chord);
  if (!notes) return [];
  const sounds = subsets(notes.optional).map((extra) =>
    nameSound([notes.bass, ...notes.essential, ...extra]),
  );
  return [...new Set(sounds)]
    .flatMap((sound) => (bySound ??= voicingsBySound()).get(sound) ?? [])
    .sort((one, other) => one.rank - other.rank)
    .map(({ voicing }) => voicing);
}

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((found, item) => [...found, ...found.map((subset) => [...subset, item])], [[]]);

/** The voicings, computed on first use. */
let bySound: ReturnType<typeof voicingsBySound> | null = null;

/**
 * All voicings by their sound, each with its rank, the easiest first. The data's chord names are ignored: a shape
 * belongs to every chord with the same notes and bass.
 */
function voicingsBySound() {
  const written = onceEach([...parseShapes(), ...ourShapes()].filter(isPlayable).map(makeVoicing));
  const ranked = onceEach([...written, ...written.flatMap(variantsOf).map(makeVoicing)])
    .map((voicing) => ({ voicing, effort: effortOf(voicing) }))
    .sort((one, other) => one.effort - other.effort);
  const found = new Map<string, { voicing: Voicing; rank: number }[]>();
  for (const [rank, { voicing }] of ranked.entries()) {
    const sound = nameSound(soundingNotes(voicing));
    found.set(sound, [...(found.get(sound) ?? []), { voicing, rank }]);
  }
  return found;
}

/** A key for a set of pitch classes and the lowest of them, which comes first: '4:0,4,7'. */
const nameSound = (notes: readonly Semitones[]): string =>
  `${notes[0]}:${[...new Set(notes)].sort((a, b) => a - b).join()}`;

/** One voicing for the same frets: the easiest fingering, the earliest among equals. */
function onceEach(voicings: readonly Voicing[]): Voicing[] {
  const byFrets = new Map<string, Voicing>();
  for (const voicing of voicings) {
    const frets = voicing.frets.join();
    const known = byFrets.get(frets);
    if (!known || fingeringEffort(voicing) < fingeringEffort(known)) byFrets.set(frets, voicing);
  }
  return [...byFrets.values()];
}

/** Every shape in the data. There, frets count from 1 at the base fret, and −1 is a muted string. */
const parseShapes = (): Shape[] =>
  Object.values(guitar.chords)
    .flat()
    .flatMap<{ frets: number[]; fingers: number[]; baseFret: number }>(({ positions }) => positions)
    .map(({ frets, fingers, baseFret }) => ({
      frets: frets.map((fret) => (fret < 0 ? null : fret === 0 ? 0 : fret + baseFret - 1)),
      fingers: fingers.map((finger) => (finger === 0 ? null : finger)),
    }));

const ourShapes = (): Shape[] =>
  Array.from(OUR_SHAPES.matchAll(/([x\d]{6}) +(\d{6})$/gm), ([, frets = '', fingers = '']) => ({
    frets: Array.from(frets, (fret) => (fret === 'x' ? null : Number(fret))),
    fingers: Array.from(fingers, (finger) => Number(finger) || null),
  }));

const FEWEST_STRINGS = 4;
const POWER_CHORD_STRINGS = 3;

/**
 * The variants of a shape by choice of strings: its muted low strings opened (only at the nut), its lowest strings
 * muted, or only its three lowest strings if they are a power chord.
 */
function variantsOf(shape: Voicing): Shape[] {
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

const lowestString = (frets: Shape['frets']): number => frets.findIndex((fret) => fret !== null);

function keepStrings({ frets, fingers }: Shape, from: number, end: number): Shape {
  const keep = (entry: number | null, string: number) => (string >= from && string < end ? entry : null);
  return { frets: frets.map(keep), fingers: fingers.map(keep) };
}
