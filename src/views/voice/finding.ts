import type { PitchRange } from '../../music';

/** How far a visitor has got: the note that is offered now and, once it is known, the lowest that is sung; MIDI numbers. */
export interface Finding {
  readonly lowest: number | null;
  readonly pitch: number;
}

/** The notes that are offered: all that an own voice can have. */
const OFFERED: PitchRange = { lowest: 30, highest: 89 };

/** How far the highest note lies above the lowest at least, in semitones: every voice sings a fifth, and hardly a tune is narrower. */
export const NARROWEST = 7;

/** The first note that is offered: every voice sings it. */
export const FIRST_FINDING: Finding = { lowest: null, pitch: 57 };

/** How far a tap goes, in semitones: a whole tone or a half one. */
export const STEPS = [-2, -1, 1, 2] as const;

/** The same with a note so many semitones higher; null where that one is not offered. */
export function moved({ lowest, pitch }: Finding, semitones: number): Finding | null {
  const next = pitch + semitones;
  const highest = lowest === null ? OFFERED.highest - NARROWEST : OFFERED.highest;
  const isOffered = next >= (lowest ?? OFFERED.lowest) && next <= highest;
  return isOffered ? { lowest, pitch: next } : null;
}

/** Where the highest note is looked for once the lowest is found: from an octave above it on. */
export const fromLowest = (lowest: number): Finding => ({
  lowest,
  pitch: Math.min(lowest + 12, OFFERED.highest),
});

/** The lowest note, looked for once more. */
export const againLowest = (lowest: number): Finding => ({ lowest: null, pitch: lowest });

/** The range that is found where the note offered now is the highest; null while the lowest is looked for, or too close to it. */
export const foundRange = ({ lowest, pitch }: Finding): PitchRange | null =>
  lowest === null || pitch - lowest < NARROWEST ? null : { lowest, highest: pitch };
