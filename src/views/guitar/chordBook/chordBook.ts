import { chordSound, rootOf } from '../../../music/shapes';
import type { KnownChords } from '../../../state';

/** A chord of the dictionary: its sound, its written name, and the number of songs with it. */
export interface BookChord {
  readonly sound: string;
  readonly name: string;
  readonly songCount: number;
}

/** The chords of songs and the other known chords, each sound once and under the name written first. */
export function makeChordBook(songs: readonly (readonly string[])[], known: KnownChords): BookChord[] {
  const book = new Map<string, BookChord>();
  for (const chords of songs) {
    const names = new Map(chords.map((name) => [chordSound(name), name]));
    for (const [sound, name] of names) {
      if (sound === null) continue;
      const chord = book.get(sound) ?? { sound, name, songCount: 0 };
      book.set(sound, { ...chord, songCount: chord.songCount + 1 });
    }
  }
  for (const [sound, name = ''] of Object.entries(known))
    if (!book.has(sound) && chordSound(name) === sound) book.set(sound, { sound, name, songCount: 0 });
  return [...book.values()];
}

/** Chords by root, from C upwards; within a root, those in most songs first. */
export function groupByRoot(chords: readonly BookChord[]): readonly (readonly BookChord[])[] {
  return Array.from({ length: 12 }, (_, root) =>
    chords
      .filter(({ sound }) => rootOf(sound) === root)
      .sort((one, other) => other.songCount - one.songCount),
  ).filter((group) => group.length > 0);
}
