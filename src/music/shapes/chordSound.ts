import { octaveFold, type Semitones } from '../pitch';
import { parseChordNotes } from './chordNotes';

const ROOT = /^\d+/;

/**
 * The sound of a chord, however it is spelled: its root as a pitch class, its notes as distances above the root, and
 * the distance of a bass other than the root. Null for a symbol that does not define its notes.
 * @example chordSound('Bm/D') // '11_0-3-7_3'
 */
export function chordSound(symbol: string): string | null {
  const notes = parseChordNotes(symbol);
  if (!notes) return null;
  const { root, essential, optional } = notes;
  const above = (note: Semitones): Semitones => octaveFold(note - root);
  const distances = [...new Set([...essential, ...optional].map(above))].sort((a, b) => a - b);
  const bass = above(notes.bass);
  return `${root}_${distances.join('-')}${bass === 0 ? '' : `_${bass}`}`;
}

/**
 * Chords by sound, each sound once and under the name that comes first; a symbol that does not define its notes is its
 * own key.
 * @example [...onePerSound(['H7', 'Am', 'B7']).values()] // ['H7', 'Am']
 */
export function onePerSound(chords: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const chord of chords) {
    const sound = chordSound(chord) ?? chord;
    if (!names.has(sound)) names.set(sound, chord);
  }
  return names;
}

/**
 * Transposes the sound of a chord up by semitones.
 * @example moveSound('11_0-3-7', 2) // '1_0-3-7'
 */
export function moveSound(sound: string, semitones: Semitones): string {
  return sound.replace(ROOT, (root) => String(octaveFold(Number(root) + semitones)));
}

/**
 * The pitch class of the root of a sound.
 * @example rootOf('11_0-3-7') // 11
 */
export function rootOf(sound: string): Semitones {
  return parseInt(sound, 10);
}
