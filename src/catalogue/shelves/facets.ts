import type { Kind } from '../kinds';

/** What the shelves know of a song. */
export interface ShelvedSong {
  readonly kind: Kind | '';
  /** Who made it, the poet first. */
  readonly makers: readonly string[];
  /** How many different chords it has. */
  readonly chordCount: number;
  /** How many of them are barre chords with the capo where there are fewest. */
  readonly barreCount: number;
  /** The time signature, or empty. */
  readonly time: string;
  readonly hasVideo: boolean;
  /** Whether its chords were checked with its tune or a published chart. */
  readonly isChecked: boolean;
  /** The first line that is sung. */
  readonly firstLine: string;
}

/** What songs can be narrowed by. */
export const FACETS = ['kind', 'author', 'chords', 'time', 'video', 'checked'] as const;

/** Something songs can be narrowed by. */
export type Facet = (typeof FACETS)[number];

/** The values that a song has of each. */
const VALUES: Readonly<Record<Facet, (song: ShelvedSong) => readonly string[]>> = {
  kind: ({ kind }) => (kind ? [kind] : []),
  author: ({ makers }) => makers,
  chords: ({ chordCount }) => [String(chordCount)],
  time: ({ time }) => (time ? [time] : []),
  video: ({ hasVideo }) => (hasVideo ? ['yes'] : []),
  checked: ({ isChecked }) => (isChecked ? ['yes'] : []),
};

/** The values that songs must have to be left; a facet that is not there lets all songs through. */
export type Narrowing = Readonly<Partial<Record<Facet, string>>>;

/** A value of a facet. */
export interface Choice {
  readonly value: string;
  /** How many songs have it. */
  readonly songCount: number;
  /** How many of them the rest of the narrowing leaves. */
  readonly count: number;
}

/** Whether some song has a value of a facet. */
export function isKnown(songs: readonly ShelvedSong[], facet: Facet, value: string): boolean {
  return songs.some((song) => hasValue(song, facet, value));
}

/** The songs that a narrowing leaves of those with these ids, in their order. */
export function narrow<Id extends number>(
  ids: readonly Id[],
  songs: readonly ShelvedSong[],
  narrowing: Narrowing,
): readonly Id[] {
  const asked = Object.entries(narrowing) as [Facet, string][];
  return ids.filter((id) => asked.every(([facet, value]) => hasValue(songs[id]!, facet, value)));
}

/** The values of a facet that the songs with these ids have, in no order. */
export function choicesOf(
  ids: readonly number[],
  songs: readonly ShelvedSong[],
  narrowing: Narrowing,
  facet: Facet,
): readonly Choice[] {
  const { [facet]: _, ...others } = narrowing;
  const all = countValues(ids, songs, facet);
  const left = countValues(narrow(ids, songs, others), songs, facet);
  return [...all].map(([value, songCount]) => ({ value, songCount, count: left.get(value) ?? 0 }));
}

function countValues(
  ids: readonly number[],
  songs: readonly ShelvedSong[],
  facet: Facet,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of ids.flatMap((id) => VALUES[facet](songs[id]!)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const hasValue = (song: ShelvedSong, facet: Facet, value: string): boolean =>
  VALUES[facet](song).includes(value);
