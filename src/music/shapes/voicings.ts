import guitar from '@tombatossals/chords-db/lib/guitar.json';
import { octaveFold, type Semitones } from '../pitch';
import { parseChordNotes } from './chordNotes';
import { effortOf, fingeringEffort } from './ease';
import { OUR_SHAPES } from './ourShapes';
import { isPlayable, makeVoicing, soundingNotes, stringPitches, type Shape, type Voicing } from './voicing';

/**
 * The voicings of a chord, easiest first; empty if the symbol is unreadable or no shape sounds it. The data's chord names
 * are ignored: a shape belongs to every chord with the same notes and bass.
 * @example voicingsOf('H7')[0].frets // [null, 2, 1, 2, 0, 2]
 */
export function voicingsOf(chord: string): readonly Voicing[] {
  const known = found.get(chord) ?? findVoicings(chord);
  found.set(chord, known);
  return known;
}

/** What was found for each chord: a capo or a key is advised by some hundred questions for a few dozen chords. */
const found = new Map<string, readonly Voicing[]>();

function findVoicings(chord: string): readonly Voicing[] {
  const notes = parseChordNotes(chord);
  if (!notes) return [];
  const sounds = subsets(notes.optional).map((extra) =>
    nameSound([notes.bass, ...notes.essential, ...extra]),
  );
  const others = ~maskOf([notes.bass, ...notes.essential, ...notes.optional]);
  const near = (sources ??= readSources())
    .filter(({ masks }) => masks.some((mask) => (mask & others) === 0))
    .map(voicingsFrom);
  // Among equals a written shape comes before a variant.
  const all = [...near.flatMap((each) => each.slice(0, 1)), ...near.flatMap((each) => each.slice(1))];
  return onceEach(all.filter(({ sound }) => sounds.includes(sound)).map(({ voicing }) => voicing))
    .map((voicing) => ({ voicing, effort: effortOf(voicing) }))
    .sort((one, other) => one.effort - other.effort)
    .map(({ voicing }) => voicing);
}

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((found, item) => [...found, ...found.map((subset) => [...subset, item])], [[]]);

/** A shape of the data, with the notes of those of its strings of which each variant has one part or the other. */
interface Source {
  readonly shape: Shape;
  readonly masks: readonly number[];
  /** The shape and its variants, if a hand can play it; completed when a chord near it is asked for. */
  voicings?: readonly { readonly voicing: Voicing; readonly sound: string }[];
}

/** The shapes of the data, read on first use; to complete all of them takes a slow phone more than a second. */
let sources: readonly Source[] | null = null;

const readSources = (): Source[] =>
  [...parseShapes(), ...ourShapes()].map((shape) => {
    const notes = stringPitches(shape).map(octaveFold);
    return {
      shape,
      masks: [maskOf(notes.slice(-FEWEST_STRINGS)), maskOf(notes.slice(0, POWER_CHORD_STRINGS))],
    };
  });

/** A set of pitch classes as the bits of a number. */
const maskOf = (notes: readonly Semitones[]): number =>
  notes.reduce<number>((mask, note) => mask | (1 << note), 0);

function voicingsFrom(source: Source) {
  const { shape } = source;
  if (source.voicings) return source.voicings;
  const own = isPlayable(shape) ? [makeVoicing(shape)] : [];
  return (source.voicings = [...own, ...own.flatMap(variantsOf).map(makeVoicing)].map((voicing) => ({
    voicing,
    sound: nameSound(soundingNotes(voicing)),
  })));
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
