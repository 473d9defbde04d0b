import { parseChordNotes } from './chordNotes';
import { soundOf, voicingsBySound } from './voicingsBySound';
import type { Voicing } from './voicing';

/**
 * The voicings of a chord, easiest first; none for a symbol that cannot be read or that no shape sounds.
 * @example voicingsOf('H7')[0].frets // [null, 2, 1, 2, 0, 2]
 */
export function voicingsOf(chord: string): readonly Voicing[] {
  const notes = parseChordNotes(chord);
  if (!notes) return [];
  const sounds = subsets(notes.optional).map((extra) => soundOf([notes.bass, ...notes.essential, ...extra]));
  return [...new Set(sounds)]
    .flatMap((sound) => voicingsBySound().get(sound) ?? [])
    .sort((one, other) => one.rank - other.rank)
    .map(({ voicing }) => voicing);
}

function subsets<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((found, item) => [...found, ...found.map((subset) => [...subset, item])], [[]]);
}
