import { transposeChordLine } from '../chordLine';
import { octaveFold, shorterWay, type Semitones } from '../pitch';
import { FROM_NEAREST, HIGHEST_CAPO } from './capo';
import { chordSound, moveSound } from './chordSound';

/** A way to play a song. */
export interface KnownWay {
  /** The fret of the capo, 0 for none. */
  readonly capo: number;
  /** By how much the song sounds higher or lower, −5 to 6; 0 where it keeps its key. */
  readonly transposition: Semitones;
  /** Its chords that are not known, each once. */
  readonly missing: readonly string[];
}

/**
 * Of the ways to play chords that are shown for a capo, the one with the fewest unknown chords. Among equals, as they are
 * comes first, then another capo that keeps their sound, from the nut on, then another key, the nearest first and up before
 * down. A chord that does not say its notes is never known.
 * @example findKnownWay(['Hm'], 0, (sound) => sound === '9_0-3-7') // { capo: 2, transposition: 0, missing: [] }
 */
export function findKnownWay(
  chords: readonly string[],
  capo: number,
  isKnown: (sound: string) => boolean,
): KnownWay {
  const sounds = new Map(chords.map((chord) => [chordSound(chord) ?? chord, chord]));
  const missing = Array.from({ length: 12 }, (_, shift) =>
    [...sounds.keys()].filter((sound) => !isKnown(moveSound(sound, shift))),
  );
  const frets = Array.from({ length: HIGHEST_CAPO + 1 }, (_, fret) => fret);
  const ways = [
    ...[capo, ...frets].map((fret) => ({ capo: fret, transposition: 0, shift: octaveFold(capo - fret) })),
    ...FROM_NEAREST.map((shift) => ({ capo, transposition: shorterWay(shift), shift })),
  ];
  const fewest = Math.min(...missing.map(({ length }) => length));
  const { shift, ...way } = ways.find((each) => missing[each.shift]!.length === fewest)!;
  return { ...way, missing: missing[shift]!.map((sound) => transposeChordLine(sounds.get(sound)!, shift)) };
}
