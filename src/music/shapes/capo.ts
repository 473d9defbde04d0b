import { isChordSymbol } from '../chordSymbol';
import { shorterWay, type Semitones } from '../pitch';
import { transposeChordLine } from '../chordLine';
import { isOpen } from './ease';
import { voicingsOf } from './voicings';

/** A place for the capo and what is played above it. */
export interface CapoAdvice {
  /** The fret of the capo, 0 for none. */
  readonly capo: number;
  /** The chord played for each chord as given, in the same order. */
  readonly shapes: readonly string[];
  /** How many different shapes are no open chords: most of them are played with a barre. */
  readonly barreCount: number;
}

/** The highest fret that a capo is advised on. */
export const HIGHEST_CAPO = 7;

/**
 * The places for a capo that keep chords sounding as they do: those with the fewest barre chords first, among equals the
 * capo nearer to the nut. What is no chord stays as it is.
 * @example adviseCapo(['Dm', 'Gm', 'A7'])[0] // { capo: 5, shapes: ['Am', 'Dm', 'E7'], barreCount: 0 }
 */
export function adviseCapo(chords: readonly string[]): CapoAdvice[] {
  return Array.from({ length: HIGHEST_CAPO + 1 }, (_, capo) => {
    const shapes = transposeChords(chords, -capo);
    return { capo, shapes, barreCount: countBarreChords(shapes) };
  }).sort((one, other) => one.barreCount - other.barreCount || one.capo - other.capo);
}

/** Every transposition, the nearest first and up before down. */
export const FROM_NEAREST: readonly Semitones[] = Array.from(
  { length: 12 },
  (_, semitones) => semitones,
).sort((one, other) => Math.abs(shorterWay(one)) - Math.abs(shorterWay(other)) || one - other);

/** How far a singer goes along without asking, in semitones. */
const NEAR = 3;
/** By how many barre chords a key may be harder than the easiest of all and still be easy. */
const SPARED = 1;

/**
 * The way to the nearest easy key, as a transposition of 0 to 11: up to three semitones away the one with the fewest barre
 * chords, the nearest among equals and up before down; the next nearest where all of these are hard.
 * @example nearestEasyKey(['Gm', 'Cm', 'D7']) // 2
 */
export function nearestEasyKey(chords: readonly string[]): Semitones {
  const barreCounts = FROM_NEAREST.map((transposition) =>
    countBarreChords(transposeChords(chords, transposition)),
  );
  const easy = Math.min(...barreCounts) + SPARED;
  const near = barreCounts.slice(0, 1 + 2 * NEAR);
  const fewestNear = Math.min(...near);
  return FROM_NEAREST[
    fewestNear <= easy ? near.indexOf(fewestNear) : barreCounts.findIndex((count) => count <= easy)
  ]!;
}

/**
 * Chords so many semitones higher; what is no chord stays as it is.
 * @example transposeChords(['Am', 'N.C.'], 2) // ['Bm', 'N.C.']
 */
export function transposeChords(chords: readonly string[], semitones: Semitones): string[] {
  return chords.map((chord) => (isChordSymbol(chord) ? transposeChordLine(chord, semitones) : chord));
}

function countBarreChords(shapes: readonly string[]): number {
  return [...new Set(shapes)].filter((shape) => isChordSymbol(shape) && !isOpenChord(shape)).length;
}

function isOpenChord(chord: string): boolean {
  const [easiest] = voicingsOf(chord);
  return easiest !== undefined && isOpen(easiest);
}
