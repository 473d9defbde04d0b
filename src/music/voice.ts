import { octaveFold, type Semitones } from './pitch';

/** The lowest and the highest note of a tune or a voice, as MIDI numbers (60 is middle C). */
export interface PitchRange {
  readonly lowest: number;
  readonly highest: number;
}

/** The ranges that voices sing without effort: about an octave and a fifth of the two octaves that choirs ask for. */
export const VOICE_RANGES = {
  bass: { lowest: 41, highest: 60 },
  baritone: { lowest: 45, highest: 64 },
  tenor: { lowest: 48, highest: 67 },
  alto: { lowest: 53, highest: 72 },
  mezzo: { lowest: 57, highest: 76 },
  soprano: { lowest: 60, highest: 79 },
  child: { lowest: 60, highest: 76 },
} as const satisfies Record<string, PitchRange>;

/**
 * The range of a voice, given by name or by its two outer notes in either order; null for anything else.
 * @example voiceRange('48-67') // { lowest: 48, highest: 67 }
 */
export function voiceRange(voice: string): PitchRange | null {
  if (Object.hasOwn(VOICE_RANGES, voice)) return VOICE_RANGES[voice as keyof typeof VOICE_RANGES];
  if (!/^\d+-\d+$/.test(voice)) return null;
  const notes = voice.split('-').map(Number);
  return { lowest: Math.min(...notes), highest: Math.max(...notes) };
}

export const moveRange = ({ lowest, highest }: PitchRange, semitones: Semitones): PitchRange => ({
  lowest: lowest + semitones,
  highest: highest + semitones,
});

/**
 * Whether a voice can sing a tune, in any octave.
 * @example isInVoice({ lowest: 60, highest: 74 }, VOICE_RANGES.tenor) // true
 */
export function isInVoice(tune: PitchRange, voice: PitchRange): boolean {
  const lowestSung = voice.lowest + octaveFold(tune.lowest - voice.lowest);
  return lowestSung + tune.highest - tune.lowest <= voice.highest;
}
