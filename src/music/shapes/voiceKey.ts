import type { Semitones } from '../pitch';
import { isInVoice, moveRange, type PitchRange } from '../voice';
import { adviseCapo, FROM_NEAREST, transposeChords } from './capo';

/**
 * The transposition, 0 to 11, to a key in which a voice can sing a tune: the one with the fewest barre chords at its
 * best capo position, the nearest among equals, up before down. Null if the tune's range is wider than the voice's.
 * @example findVoiceKey(['C', 'F', 'G7'], { lowest: 60, highest: 74 }, VOICE_RANGES.bass) // 10
 */
export function findVoiceKey(
  chords: readonly string[],
  tune: PitchRange,
  voice: PitchRange,
): Semitones | null {
  const keys = FROM_NEAREST.filter((transposition) => isInVoice(moveRange(tune, transposition), voice));
  const barreCounts = keys.map((key) =>
    Math.min(...adviseCapo(transposeChords(chords, key)).map(({ barreCount }) => barreCount)),
  );
  return keys[barreCounts.indexOf(Math.min(...barreCounts))] ?? null;
}
