import { octaveFold } from '../pitch';
import { parseChordNotes } from './chordNotes';

/** What a shape must sound to be a chord on an instrument. */
export interface Sought {
  /** The number of its different notes that no player leaves out. */
  readonly noteCount: number;
  /** The notes that its first string may sound, as `maskOf` gives them, those of the others, and those that none may lack. */
  readonly bass: number;
  readonly allowed: number;
  readonly essential: number;
  /** Whether the pitches of its strings, MIDI numbers, are the chord. */
  readonly isSounded: (pitches: readonly number[]) => boolean;
}

/** The pitch classes of notes as the bits of a number. */
export const maskOf = (pitches: readonly number[]): number =>
  pitches.reduce((mask, pitch) => mask | (1 << octaveFold(pitch)), 0);

/** Whether an instrument has bass strings. Where the strings do not rise from the first one on, any note may be lowest. */
export const hasBass = (tuning: readonly number[]): boolean => tuning[0] === Math.min(...tuning);

/**
 * What is sought for a chord on strings of this tuning; null for a symbol that does not define its notes. A chord with more
 * notes than there are strings goes without its root, and so does any other if `isRootless`.
 * @example soughtChord('C', TUNINGS.ukulele).isSounded([67, 60, 64, 72]) // true
 */
export function soughtChord(symbol: string, tuning: readonly number[], isRootless = false): Sought | null {
  const notes = parseChordNotes(symbol);
  if (!notes) return null;
  const named = [...new Set(notes.essential)];
  const hasRoot = !isRootless && named.length <= tuning.length;
  const essential = maskOf(named.filter((note) => hasRoot || note !== notes.root));
  const allowed = maskOf([...named, ...notes.optional]);
  return {
    noteCount: named.length,
    bass: hasBass(tuning) ? maskOf([notes.bass]) : allowed,
    allowed,
    essential,
    isSounded: (pitches) => {
      const heard = maskOf(pitches);
      const isWhole = (heard & essential) === essential && (heard & ~allowed) === 0;
      return isWhole && (!hasBass(tuning) || octaveFold(Math.min(...pitches)) === notes.bass);
    },
  };
}
