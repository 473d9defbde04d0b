import { octaveFold, type Semitones } from './pitch';

/** The lowest and the highest note of a tune or of a voice, as MIDI numbers: 60 for the C in the middle. */
export interface PitchRange {
  readonly lowest: number;
  readonly highest: number;
}

/** What voices sing without effort: of the two octaves that a choir asks of each, about an octave and a fifth. */
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
 * The range of a voice by its name, or by its lowest and its highest note, whichever stands first; null for anything else.
 * @example voiceRange('48-67') // { lowest: 48, highest: 67 }
 */
export function voiceRange(voice: string): PitchRange | null {
  if (Object.hasOwn(VOICE_RANGES, voice)) return VOICE_RANGES[voice as keyof typeof VOICE_RANGES];
  if (!/^\d+-\d+$/.test(voice)) return null;
  const notes = voice.split('-').map(Number);
  return { lowest: Math.min(...notes), highest: Math.max(...notes) };
}

/** The notes of a tune or a voice, so many semitones higher. */
export const moveRange = ({ lowest, highest }: PitchRange, semitones: Semitones): PitchRange => ({
  lowest: lowest + semitones,
  highest: highest + semitones,
});

/**
 * Whether a voice sings a tune, in whichever octave.
 * @example isInVoice({ lowest: 60, highest: 74 }, VOICE_RANGES.tenor) // true
 */
export function isInVoice(tune: PitchRange, voice: PitchRange): boolean {
  const lowestSung = voice.lowest + octaveFold(tune.lowest - voice.lowest);
  return lowestSung + tune.highest - tune.lowest <= voice.highest;
}
