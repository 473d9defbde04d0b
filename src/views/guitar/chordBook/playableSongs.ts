import { chordSound, findKnownWay, type KnownWay } from '../../../music/shapes';
import type { KnownChords, ShownChords } from '../../../state';

export interface PlayableSong {
  readonly song: ShownChords;
  readonly way: KnownWay;
}

/** A chord to learn next, and the songs that it would make playable. */
export interface NextChord {
  readonly name: string;
  readonly songs: readonly PlayableSong[];
}

/**
 * The songs playable with the known chords: unchanged ones first, then those with another capo, then those in another
 * key. `next` holds the chords to learn, the one that adds most songs first.
 */
export function findPlayable(
  songs: readonly ShownChords[],
  known: KnownChords,
): { readonly playable: readonly PlayableSong[]; readonly next: readonly NextChord[] } {
  const found = songs.map((song) => ({
    song,
    way: findKnownWay(song.chords, song.capo, (sound) => sound in known),
  }));
  const next = new Map<string, NextChord>();
  for (const each of found) {
    const [name, ...others] = each.way.missing;
    const sound = name === undefined ? null : chordSound(name);
    if (name === undefined || sound === null || others.length > 0) continue;
    next.set(sound, { name, ...next.get(sound), songs: [...(next.get(sound)?.songs ?? []), each] });
  }
  return {
    playable: found
      .filter(({ way }) => way.missing.length === 0)
      .sort((one, other) => rank(one) - rank(other)),
    next: [...next.values()].sort((one, other) => other.songs.length - one.songs.length),
  };
}

const rank = ({ song, way }: PlayableSong): number =>
  way.transposition !== 0 ? 2 : way.capo !== song.capo ? 1 : 0;
