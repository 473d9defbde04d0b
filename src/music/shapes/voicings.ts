import guitar from '@tombatossals/chords-db/lib/guitar.json';
import type { Semitones } from '../pitch';
import { parseChordNotes } from './chordNotes';
import { effortOf, fingeringEffort } from './ease';
import { variantsOf } from './variants';
import { isPlayable, makeVoicing, soundingNotes, type Shape, type Voicing } from './voicing';

/** A voicing with its rank among all voicings, the easiest first. */
interface RankedVoicing {
  readonly voicing: Voicing;
  readonly rank: number;
}

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
    .flatMap((sound) => voicingsBySound().get(sound) ?? [])
    .sort((one, other) => one.rank - other.rank)
    .map(({ voicing }) => voicing);
}

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((found, item) => [...found, ...found.map((subset) => [...subset, item])], [[]]);
}

let bySound: Map<string, readonly RankedVoicing[]> | null = null;

/**
 * All voicings by their sound, computed on first use. The data's chord names are ignored: a shape belongs to every
 * chord with the same notes and bass.
 */
function voicingsBySound(): ReadonlyMap<string, readonly RankedVoicing[]> {
  if (bySound) return bySound;
  bySound = new Map();
  for (const ranked of rankVoicings()) {
    const sound = nameSound(soundingNotes(ranked.voicing));
    bySound.set(sound, [...(bySound.get(sound) ?? []), ranked]);
  }
  return bySound;
}

/**
 * A key for a set of pitch classes and the lowest of them, which comes first.
 * @example nameSound([4, 0, 7, 0]) // '4:0,4,7'
 */
function nameSound(notes: readonly Semitones[]): string {
  return `${notes[0]}:${[...new Set(notes)].sort((a, b) => a - b).join()}`;
}

function rankVoicings(): RankedVoicing[] {
  const written = onceEach(parseShapes().filter(isPlayable).map(makeVoicing));
  return onceEach([...written, ...written.flatMap(variantsOf).map(makeVoicing)])
    .map((voicing) => ({ voicing, effort: effortOf(voicing) }))
    .sort((one, other) => one.effort - other.effort)
    .map(({ voicing }, rank) => ({ voicing, rank }));
}

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

/** A position in the data. Frets count from 1 at the base fret, −1 is a muted string; finger 0 presses nothing. */
interface Position {
  readonly frets: readonly number[];
  readonly fingers: readonly number[];
  readonly baseFret: number;
}

const CHORDS: Readonly<Record<string, readonly { readonly positions: readonly Position[] }[]>> =
  guitar.chords;

/**
 * Every shape in the data, regardless of the chord it is filed under.
 * @example parseShapes()[0].frets // [null, 3, 2, 0, 1, 0]
 */
function parseShapes(): Shape[] {
  return Object.values(CHORDS)
    .flat()
    .flatMap(({ positions }) => positions.map(readPosition));
}

function readPosition({ frets, fingers, baseFret }: Position): Shape {
  return {
    frets: frets.map((fret) => (fret < 0 ? null : fret === 0 ? 0 : fret + baseFret - 1)),
    fingers: fingers.map((finger) => (finger === 0 ? null : finger)),
  };
}
