import { isInVoice, moveRange, type PitchRange } from '../music';
import type { SongListing } from './song';
import type { SongTraits } from './songTraits';

export type { SongTraits };

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

type Compare = (one: Ordered, other: Ordered) => number;

/** Compares words by the Armenian alphabet, then the Latin one; not every browser's collation supports Armenian. */
function alphabetical(one: string, other: string): number {
  const [key, otherKey] = [alphabeticKey(one), alphabeticKey(other)];
  return key < otherKey ? -1 : key > otherKey ? 1 : 0;
}

/** Words in lower case without accents, spelled so that their code units sort alphabetically; spaces separate words. */
const alphabeticKey = (words: string): string =>
  words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/և/g, 'եվ')
    .replace(/[a-z]/g, '\uffff$&');

/** The words that the alphabetical orders compare. */
const WORDS = {
  title: ({ title }: Ordered) => title,
  author: ({ makers }: Ordered) => familyName(makers[0] ?? ''),
  line: ({ firstLine }: Ordered) => firstLine,
};

const byWords =
  (words: (song: Ordered) => string): Compare =>
  (one, other) =>
    alphabetical(words(one), words(other));

const byTitle = byWords(WORDS.title);

/** Songs of unknown authors come last. */
const byAuthor: Compare = (one, other) =>
  Number(one.makers.length === 0) - Number(other.makers.length === 0) ||
  byWords(WORDS.author)(one, other) ||
  byTitle(one, other);

const byEase: Compare = (one, other) =>
  one.barreCount - other.barreCount || one.chordCount - other.chordCount;

/** The comparison of each order; the catalogue's own order needs none. */
const COMPARISONS = {
  catalogue: () => 0,
  title: byTitle,
  author: byAuthor,
  ease: byEase,
  line: byWords(WORDS.line),
} as const satisfies Readonly<Record<string, Compare>>;

export type Order = keyof typeof COMPARISONS;

/** All orders, the catalogue's first. */
export const ORDERS = Object.keys(COMPARISONS) as readonly Order[];

/** Sorts the songs with these ids; equal songs keep their order. */
export function putInOrder<Id extends number>(
  ids: readonly Id[],
  order: Order,
  songs: readonly SongTraits[],
  listings: readonly SongListing[],
): readonly Id[] {
  return withTraits(ids, songs, listings)
    .sort(COMPARISONS[order])
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
  if (!(order in WORDS)) return letters;
  let last = '';
  for (const song of withTraits(ids, songs, listings)) {
    const key = alphabeticKey(WORDS[order as keyof typeof WORDS](song));
    const letter = /[^ \uffff]/.exec(key)?.[0].toUpperCase() ?? '';
    if (letter !== last) letters.set(song.id, letter);
    last = letter;
  }
  return letters;
}

const withTraits = <Id extends number>(
  ids: readonly Id[],
  songs: readonly SongTraits[],
  listings: readonly SongListing[],
) =>
  ids.flatMap((id) => {
    const [song, listing] = [songs[id], listings[id]];
    return song && listing ? [{ ...song, title: listing.title, id }] : [];
  });

/** Compares people by their family names. */
export const compareNames = (one: string, other: string) => alphabetical(familyName(one), familyName(other));

const familyName = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);
