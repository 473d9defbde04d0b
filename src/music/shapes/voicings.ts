import type { Semitones } from '../pitch';
import { parseChordNotes } from './chordNotes';
import { effortOf, fingeringEffort } from './ease';
import { parseShapes } from './shapeData';
import { variantsOf } from './variants';
import { isPlayable, makeVoicing, soundingNotes, type Voicing } from './voicing';

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

let found: ReadonlyMap<string, readonly RankedVoicing[]> | null = null;

/**
 * All voicings by their sound, computed on first use. The data's chord names are ignored: a shape belongs to every
 * chord with the same notes and bass.
 */
function voicingsBySound(): ReadonlyMap<string, readonly RankedVoicing[]> {
  found ??= groupBySound(rankVoicings());
  return found;
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

function groupBySound(voicings: readonly RankedVoicing[]): Map<string, RankedVoicing[]> {
  const groups = new Map<string, RankedVoicing[]>();
  for (const ranked of voicings) {
    const sound = nameSound(soundingNotes(ranked.voicing));
    const group = groups.get(sound);
    if (group) group.push(ranked);
    else groups.set(sound, [ranked]);
  }
  return groups;
}
