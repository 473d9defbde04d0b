import type { Semitones } from '../pitch';
import { isInVoice, moveRange, type PitchRange } from '../voice';
import { adviseCapo, FROM_NEAREST, transposeChords } from './capo';

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
  const keys = FROM_NEAREST.filter((transposition) => isInVoice(moveRange(tune, transposition), voice));
  const barreCounts = keys.map((key) => adviseCapo(transposeChords(chords, key))[0]!.barreCount);
  return keys[barreCounts.indexOf(Math.min(...barreCounts))] ?? null;
}
