import { octaveFold, type Semitones } from './pitch';

/** The lowest and the highest note of a tune or a voice, as MIDI numbers (60 is middle C). */
export interface PitchRange {
  readonly lowest: number;
  readonly highest: number;
}

/** The range of a tune with the mean of its notes, weighted by their lengths. */
export interface TuneRange extends PitchRange {
  readonly middle: number;
}

/** The ranges that voices sing without effort: about an octave and a fifth of the two octaves that choirs ask for. */
export const VOICE_RANGES = {
  bass: { lowest: 41, highest: 60 },
  baritone: { lowest: 45, highest: 64 },
  tenor: { lowest: 48, highest: 67 },
  alto: { lowest: 53, highest: 72 },
  mezzo: { lowest: 57, highest: 76 },
  soprano: { lowest: 60, highest: 79 },
  child: { lowest: 57, highest: 76 },
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

/** The voices in a text that joins them with `_`, such as `bass_alto_48-67`; anything else in it is left out. */
export const voicesIn = (group: string): readonly string[] =>
  group.split('_').filter((voice) => voiceRange(voice) !== null);

export const moveRange = ({ lowest, highest, middle }: TuneRange, semitones: Semitones): TuneRange => ({
  lowest: lowest + semitones,
  highest: highest + semitones,
  middle: middle + semitones,
});

/**
 * Whether a voice can sing a tune, in any octave.
 * @example isInVoice({ lowest: 60, highest: 74 }, VOICE_RANGES.tenor) // true
 */
export const isInVoice = (tune: PitchRange, voice: PitchRange): boolean =>
  octavesInVoice(tune, voice).length > 0;

/**
 * Whether a tune has its middle in the middle half of a voice that can sing it, in any octave.
 * @example isInMiddle({ lowest: 48, highest: 60, middle: 50 }, VOICE_RANGES.tenor) // false
 */
export const isInMiddle = (tune: TuneRange, voice: PitchRange): boolean =>
  octavesInVoice(tune, voice).some((lowest) => {
    const middle = lowest + tune.middle - tune.lowest;
    return Math.abs(2 * middle - voice.lowest - voice.highest) <= (voice.highest - voice.lowest) / 2;
  });

/** The pitches, an octave apart, at which the lowest note of a tune can be sung. */
function octavesInVoice(tune: PitchRange, voice: PitchRange): number[] {
  const lowest = voice.lowest + octaveFold(tune.lowest - voice.lowest);
  const spare = voice.highest - lowest - (tune.highest - tune.lowest);
  return Array.from({ length: Math.floor(spare / 12) + 1 }, (_, octave) => lowest + 12 * octave);
}
