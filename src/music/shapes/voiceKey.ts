import { octaveFold, type Semitones } from '../pitch';
import { adviseCapo, FROM_NEAREST, transposeChords } from './capo';

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
 * Whether a voice sings a tune, in whichever octave.
 * @example isInVoice({ lowest: 60, highest: 74 }, VOICE_RANGES.tenor) // true
 */
export function isInVoice(tune: PitchRange, voice: PitchRange): boolean {
  const lowestSung = voice.lowest + octaveFold(tune.lowest - voice.lowest);
  return lowestSung + tune.highest - tune.lowest <= voice.highest;
}

/**
 * The way to the key in which a voice sings a tune, as a transposition of 0 to 11: of all such keys one with the fewest barre
 * chords at the best place for the capo, the nearest among equals and up before down. Null where the tune is wider than the
 * voice.
 * @example findVoiceKey(['C', 'F', 'G7'], { lowest: 60, highest: 74 }, VOICE_RANGES.bass) // 10
 */
export function findVoiceKey(
  chords: readonly string[],
  tune: PitchRange,
  voice: PitchRange,
): Semitones | null {
  const keys = FROM_NEAREST.filter((transposition) =>
    isInVoice({ lowest: tune.lowest + transposition, highest: tune.highest + transposition }, voice),
  );
  const barreCounts = keys.map((key) => adviseCapo(transposeChords(chords, key))[0]!.barreCount);
  return keys[barreCounts.indexOf(Math.min(...barreCounts))] ?? null;
}
