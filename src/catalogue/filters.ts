import { isInVoice, moveRange, type PitchRange } from '../music';
import type { SongListing } from './song';
import type { SongTraits } from './songTraits';

/** The traits of a song and the one that depends on the visitor. */
export interface FilterableSong extends SongTraits {
  /** Whether it is in the visitor's voice range as it sounds now; true for every song if no voice is set. */
  readonly isInVoice: boolean;
}

/** Adds to each song whether its transposed tune is in a voice's range; without a voice, every song is. */
export const filterableSongs = (
  songs: readonly SongTraits[],
  semitonesOf: (index: number) => number,
  voice: PitchRange | null,
): readonly FilterableSong[] =>
  songs.map((song, index) => ({
    ...song,
    isInVoice: !voice || (song.tune !== null && isInVoice(moveRange(song.tune, semitonesOf(index)), voice)),
  }));

/** The facets by which a list of songs can be narrowed. */
export const FACETS = ['kind', 'author', 'chords', 'time', 'video', 'checked', 'voice'] as const;

export type Facet = (typeof FACETS)[number];

const VALUES: Readonly<Record<Facet, (song: FilterableSong) => readonly string[]>> = {
  kind: ({ kind }) => (kind ? [kind] : []),
  author: ({ makers }) => makers,
  chords: ({ chordCount }) => [String(chordCount)],
  time: ({ time }) => (time ? [time] : []),
  video: ({ hasVideo }) => (hasVideo ? ['yes'] : []),
  checked: ({ isChecked }) => (isChecked ? ['yes'] : []),
  voice: ({ isInVoice }) => (isInVoice ? ['yes'] : []),
};

/** A value that is offered even if no song has it now, since the visitor can change that. */
const ALWAYS_OFFERED: Filters = { voice: 'yes' };

/** The value that songs must have in each facet; a facet that is left out admits all songs. */
export type Filters = Readonly<Partial<Record<Facet, string>>>;

/** Whether songs can be narrowed by a value of a facet. */
export function isKnown(songs: readonly FilterableSong[], facet: Facet, value: string): boolean {
  return ALWAYS_OFFERED[facet] === value || songs.some((song) => hasValue(song, facet, value));
}

/** The ids of the songs that match the filters, in the given order. */
export function filterSongs<Id extends number>(
  ids: readonly Id[],
  songs: readonly FilterableSong[],
  filters: Filters,
): readonly Id[] {
  const asked = Object.entries(filters) as [Facet, string][];
  return ids.filter((id) => asked.every(([facet, value]) => hasValue(songs[id], facet, value)));
}

/**
 * The values of a facet that the songs with these ids have or may have, unsorted: how many songs have it, and how many
 * of these match the other facets of the filters.
 */
export function choicesOf(
  ids: readonly number[],
  songs: readonly FilterableSong[],
  filters: Filters,
  facet: Facet,
) {
  const { [facet]: _, ...others } = filters;
  const all = countValues(ids, songs, facet);
  const left = countValues(filterSongs(ids, songs, others), songs, facet);
  return [...all].map(([value, songCount]) => ({ value, songCount, count: left.get(value) ?? 0 }));
}

function countValues(ids: readonly number[], songs: readonly FilterableSong[], facet: Facet) {
  const offered = ALWAYS_OFFERED[facet];
  const counts = new Map<string, number>(offered ? [[offered, 0]] : []);
  for (const value of ids.flatMap((id) => songs[id] ?? []).flatMap(VALUES[facet]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const hasValue = (song: FilterableSong | undefined, facet: Facet, value: string): boolean =>
  song !== undefined && VALUES[facet](song).includes(value);

type Ordered = SongTraits & Pick<SongListing, 'title'>;

/** Words in lower case without accents, spelled so that their code units sort alphabetically; spaces separate words. */
const alphabeticKey = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/և/g, 'եվ')
    // The Latin alphabet follows the Armenian one. Not every browser's collation supports Armenian.
    .replace(/[a-z]/g, '\uffff$&');

const nameKey = (name: string): string => alphabeticKey(name.slice(name.lastIndexOf(' ') + 1));

/** What each order compares, the first key first; the catalogue's own order compares nothing. */
const KEYS = {
  catalogue: () => [],
  title: ({ title }) => [alphabeticKey(title)],
  // Songs of unknown authors come last.
  author: ({ makers: [first], title }) => [Number(!first), nameKey(first ?? ''), alphabeticKey(title)],
  ease: ({ barreCount, chordCount }) => [barreCount, chordCount],
  line: ({ firstLine }) => [alphabeticKey(firstLine)],
} as const satisfies Readonly<Record<string, (song: Ordered) => readonly Key[]>>;

type Key = string | number;

export type Order = keyof typeof KEYS;

/** All orders, the catalogue's first. */
export const ORDERS = Object.keys(KEYS) as readonly Order[];

function compareKeys(one: readonly Key[], other: readonly Key[]): number {
  const place = one.findIndex((key, index) => key !== other[index]);
  return place < 0 ? 0 : one[place]! < other[place]! ? -1 : 1;
}

/** Sorts the songs with these ids; equal songs keep their order. */
export function putInOrder<Id extends number>(
  ids: readonly Id[],
  order: Order,
  songs: readonly SongTraits[],
  listings: readonly SongListing[],
): readonly Id[] {
  return withKeys(ids, order, songs, listings)
    .sort((one, other) => compareKeys(one.keys, other.keys))
    .map(({ id }) => id);
}

/** The letters at which an alphabetical order of songs arrives, by the first song of each; empty for other orders. */
export function lettersOf<Id extends number>(
  ids: readonly Id[],
  order: Order,
  songs: readonly SongTraits[],
  listings: readonly SongListing[],
): ReadonlyMap<Id, string> {
  const letters = new Map<Id, string>();
  let last = '';
  for (const { id, keys } of withKeys(ids, order, songs, listings)) {
    const words = keys.find((key) => typeof key === 'string') ?? '';
    const letter = /[^ \uffff]/.exec(words)?.[0].toUpperCase() ?? '';
    if (letter !== last) letters.set(id, letter);
    last = letter;
  }
  return letters;
}

const withKeys = <Id extends number>(
  ids: readonly Id[],
  order: Order,
  songs: readonly SongTraits[],
  listings: readonly SongListing[],
) =>
  ids.flatMap((id) => {
    const [song, listing] = [songs[id], listings[id]];
    const keysOf: (song: Ordered) => readonly Key[] = KEYS[order];
    return song && listing ? [{ id, keys: keysOf({ ...song, title: listing.title }) }] : [];
  });

/** Compares people by their family names. */
export const compareNames = (one: string, other: string) => compareKeys([nameKey(one)], [nameKey(other)]);
