import { transposeChordLine } from '../chordLine';
import type { Semitones } from '../pitch';
import { isInVoice, moveRange, type PitchRange } from '../voice';
import { isOpen } from './ease';
import { voicingsOf } from './voicings';

/** A position of the capo and the chord shapes played above it. */
export interface CapoAdvice {
  /** The fret of the capo, 0 for none. */
  readonly capo: number;
  /** The chord played for each given chord, in the same order. */
  readonly shapes: readonly string[];
  /** The number of distinct shapes that are not open chords; most of them need a barre. */
  readonly barreCount: number;
}

export const HIGHEST_CAPO = 7;

/**
 * The capo positions that keep the sound of chords, fewest barre chords first; among equals, the one nearer to the nut.
 * @example adviseCapo(['Dm', 'Gm', 'A7'])[0] // { capo: 5, shapes: ['Am', 'Dm', 'E7'], barreCount: 0 }
 */
export function adviseCapo(chords: readonly string[]): CapoAdvice[] {
  return Array.from({ length: HIGHEST_CAPO + 1 }, (_, capo) => {
    const shapes = transposeChords(chords, -capo);
    return { capo, shapes, barreCount: countBarreChords(shapes) };
  }).sort((one, other) => one.barreCount - other.barreCount || one.capo - other.capo);
}

/** Every transposition, the nearest first and up before down. */
export const FROM_NEAREST: readonly Semitones[] = [0, 1, 11, 2, 10, 3, 9, 4, 8, 5, 7, 6];

/** How far a song may be transposed without asking the singer, in semitones. */
const NEAR = 3;
/** An easy key has at most this many barre chords more than the easiest key. */
const SPARED = 1;

/**
 * The transposition, 0 to 11, to the nearest easy key: within three semitones the key with the fewest barre chords, the
 * nearest among equals, up before down. If none of these is easy, the nearest easy key beyond.
 * @example nearestEasyKey(['Gm', 'Cm', 'D7']) // 2
 */
export function nearestEasyKey(chords: readonly string[]): Semitones {
  const barreCounts = FROM_NEAREST.map((transposition) =>
    countBarreChords(transposeChords(chords, transposition)),
  );
  const easy = Math.min(...barreCounts) + SPARED;
  const most = Math.min(easy, ...barreCounts.slice(0, 1 + 2 * NEAR));
  return FROM_NEAREST[barreCounts.findIndex((count) => count <= most)] ?? 0;
}

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

const transposeChords = (chords: readonly string[], semitones: Semitones): string[] =>
  chords.map((chord) => transposeChordLine(chord, semitones));

const countBarreChords = (shapes: readonly string[]): number =>
  [...new Set(shapes)].filter((shape) => !isOpenChord(shape)).length;

function isOpenChord(chord: string): boolean {
  const [easiest] = voicingsOf(chord);
  return easiest !== undefined && isOpen(easiest);
}
