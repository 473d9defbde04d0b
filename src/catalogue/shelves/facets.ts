import type { PitchRange } from '../../music';
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
  /** Its lowest and its highest note in its own key; null where its tune is not known. */
  readonly tune: PitchRange | null;
  /** The first line that is sung. */
  readonly firstLine: string;
}

/** What is known of a song, and what of that goes by the visitor. */
export interface OfferedSong extends ShelvedSong {
  /** Whether the visitor's voice sings it as it sounds now; of any song while no voice is named. */
  readonly isInVoice: boolean;
}

/** What songs can be narrowed by. */
export const FACETS = ['kind', 'author', 'chords', 'time', 'video', 'checked', 'voice'] as const;

/** Something songs can be narrowed by. */
export type Facet = (typeof FACETS)[number];

/** The values that a song has of each. */
const VALUES: Readonly<Record<Facet, (song: OfferedSong) => readonly string[]>> = {
  kind: ({ kind }) => (kind ? [kind] : []),
  author: ({ makers }) => makers,
  chords: ({ chordCount }) => [String(chordCount)],
  time: ({ time }) => (time ? [time] : []),
  video: ({ hasVideo }) => (hasVideo ? ['yes'] : []),
  checked: ({ isChecked }) => (isChecked ? ['yes'] : []),
  voice: ({ isInVoice }) => (isInVoice ? ['yes'] : []),
};

/** What can be asked for though no song has it now: that may change with what the visitor does. */
const ALWAYS_OFFERED: Narrowing = { voice: 'yes' };

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

/** Whether songs can be narrowed by a value of a facet. */
export function isKnown(songs: readonly OfferedSong[], facet: Facet, value: string): boolean {
  return ALWAYS_OFFERED[facet] === value || songs.some((song) => hasValue(song, facet, value));
}

/** The songs that a narrowing leaves of those with these ids, in their order. */
export function narrow<Id extends number>(
  ids: readonly Id[],
  songs: readonly OfferedSong[],
  narrowing: Narrowing,
): readonly Id[] {
  const asked = Object.entries(narrowing) as [Facet, string][];
  return ids.filter((id) => asked.every(([facet, value]) => hasValue(songs[id]!, facet, value)));
}

/** The values of a facet that the songs with these ids have or may have, in no order. */
export function choicesOf(
  ids: readonly number[],
  songs: readonly OfferedSong[],
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
  songs: readonly OfferedSong[],
  facet: Facet,
): Map<string, number> {
  const offered = ALWAYS_OFFERED[facet];
  const counts = new Map<string, number>(offered ? [[offered, 0]] : []);
  for (const value of ids.flatMap((id) => VALUES[facet](songs[id]!)))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const hasValue = (song: OfferedSong, facet: Facet, value: string): boolean =>
  VALUES[facet](song).includes(value);
