import type { SongListing } from '../song';
import type { SongTraits } from './facets';

interface Ordered extends SongTraits {
  readonly title: string;
}

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

const byTitle: Compare = (one, other) => alphabetical(one.title, other.title);

/** Songs of unknown authors come last. */
const byAuthor: Compare = (one, other) =>
  Number(one.makers.length === 0) - Number(other.makers.length === 0) ||
  alphabetical(familyName(one.makers[0] ?? ''), familyName(other.makers[0] ?? '')) ||
  byTitle(one, other);

const byEase: Compare = (one, other) =>
  one.barreCount - other.barreCount || one.chordCount - other.chordCount;

/** The comparison of each order; the catalogue's own order needs none. */
const COMPARISONS = {
  catalogue: () => 0,
  title: byTitle,
  author: byAuthor,
  ease: byEase,
  line: (one, other) => alphabetical(one.firstLine, other.firstLine),
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
  const ordered = ids.flatMap((id) => {
    const [song, listing] = [songs[id], listings[id]];
    return song && listing ? [{ ...song, title: listing.title, id }] : [];
  });
  return ordered.sort(COMPARISONS[order]).map(({ id }) => id);
}

/** Compares people by their family names. */
export const compareNames = (one: string, other: string): number =>
  alphabetical(familyName(one), familyName(other));

const familyName = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);
