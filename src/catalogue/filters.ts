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

/** The facets by which a list of songs can be narrowed, with the values that a song has in each. */
const FACETS = {
  kind: ({ kind }) => [kind],
  author: ({ makers }) => makers,
  voice: ({ isInVoice }) => (isInVoice ? ['yes'] : []),
} as const satisfies Readonly<Record<string, (song: FilterableSong) => readonly string[]>>;

type Facet = keyof typeof FACETS;

/** The value that songs must have in each facet; a facet that is left out admits all songs. */
export type Filters = Readonly<Partial<Record<Facet, string>>>;

const hasValue = (song: FilterableSong | undefined, facet: Facet, value: string): boolean =>
  song !== undefined && FACETS[facet](song).some((own) => own === value);

/** The values among those asked for by which these songs can be narrowed. */
export function knownFilters(
  songs: readonly FilterableSong[],
  valueOf: (facet: Facet) => string | null,
): Filters {
  const known = (Object.keys(FACETS) as Facet[]).filter((facet) => {
    const value = valueOf(facet);
    // The visitor can change which songs are in the voice.
    return facet === 'voice' ? value === 'yes' : value && songs.some((song) => hasValue(song, facet, value));
  });
  return Object.fromEntries(known.map((facet) => [facet, valueOf(facet)!]));
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

type Keys = readonly (string | number)[];

/** What each order compares, the first key first; the catalogue's own order compares nothing. */
const KEYS = {
  catalogue: () => [],
  title: ({ title }) => [alphabeticKey(title)],
  // Songs of unknown authors come last.
  author: ({ makers: [first], title }) => [Number(!first), nameKey(first ?? ''), alphabeticKey(title)],
  ease: ({ barreCount, chordCount }) => [barreCount, chordCount],
  line: ({ firstLine }) => [alphabeticKey(firstLine)],
} as const satisfies Readonly<Record<string, (song: Ordered) => Keys>>;

export type Order = keyof typeof KEYS;

/** All orders, the catalogue's first. */
export const ORDERS = Object.keys(KEYS) as readonly Order[];

function compareKeys(one: Keys, other: Keys): number {
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
  const keysOf: (song: Ordered) => Keys = KEYS[order];
  return ids
    .flatMap((id) => {
      const [song, listing] = [songs[id], listings[id]];
      return song && listing ? [{ id, keys: keysOf({ ...song, title: listing.title }) }] : [];
    })
    .sort((one, other) => compareKeys(one.keys, other.keys))
    .map(({ id }) => id);
}
