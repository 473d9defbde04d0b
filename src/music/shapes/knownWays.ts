import { transposeChordLine } from '../chordLine';
import { shorterWay, type Semitones } from '../pitch';
import { FROM_NEAREST, HIGHEST_CAPO } from './capo';
import { chordSound, moveSound } from './chordSound';

export interface KnownWay {
  /** The fret of the capo, 0 for none. */
  readonly capo: number;
  /** Semitones that the song sounds higher, −5 to 6; 0 if it keeps its key. */
  readonly transposition: Semitones;
  /** Its unknown chords, each once. */
  readonly missing: readonly string[];
}

/**
 * Finds the way with the fewest unknown chords to play chords shown for a capo. Among equals, the current way comes
 * first, then another capo with the same sound, lowest fret first, then another key, the nearest first and up before
 * down. A chord whose symbol does not define its notes is never known.
 * @example findKnownWay(['Hm'], 0, (sound) => sound === '9_0-3-7') // { capo: 2, transposition: 0, missing: [] }
 */
export function findKnownWay(
  chords: readonly string[],
  capo: number,
  isKnown: (sound: string) => boolean,
): KnownWay {
  const sounds = [...new Map(chords.map((chord) => [chordSound(chord) ?? chord, chord]))];
  const missingAt = (shift: Semitones): string[] =>
    sounds.flatMap(([sound, chord]) =>
      isKnown(moveSound(sound, shift)) ? [] : transposeChordLine(chord, shift),
    );
  const frets = Array.from({ length: HIGHEST_CAPO + 1 }, (_, fret) => fret);
  return [
    ...[capo, ...frets].map((fret) => ({ capo: fret, transposition: 0, missing: missingAt(capo - fret) })),
    ...FROM_NEAREST.map((shift) => ({ capo, transposition: shorterWay(shift), missing: missingAt(shift) })),
  ].reduce((best, way) => (way.missing.length < best.missing.length ? way : best));
}
