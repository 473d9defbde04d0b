import type { SongListing } from '../song';
import type { ShelvedSong } from './facets';

/** What the order of songs is made of. */
interface Ordered extends ShelvedSong {
  readonly title: string;
}

type Compare = (one: Ordered, other: Ordered) => number;

/** Compares words by the Armenian alphabet, then the Latin one; not every browser's collation knows the first. */
function alphabetical(one: string, other: string): number {
  const [key, otherKey] = [alphabeticKey(one), alphabeticKey(other)];
  return key < otherKey ? -1 : key > otherKey ? 1 : 0;
}

/** The letters of words, small and without accents, so written that their numbers are in order; spaces part words. */
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

/** Ways to put songs in order; the catalogue's own needs no comparing. */
const COMPARISONS = {
  catalogue: () => 0,
  title: byTitle,
  author: byAuthor,
  ease: byEase,
  line: (one, other) => alphabetical(one.firstLine, other.firstLine),
} as const satisfies Readonly<Record<string, Compare>>;

/** A way to put songs in order. */
export type Order = keyof typeof COMPARISONS;

/** All orders, the catalogue's first. */
export const ORDERS = Object.keys(COMPARISONS) as readonly Order[];

/** The songs with these ids put in order; those that are equal in it stay as they are. */
export function putInOrder<Id extends number>(
  ids: readonly Id[],
  order: Order,
  songs: readonly ShelvedSong[],
  listings: readonly SongListing[],
): readonly Id[] {
  const ordered = new Map(ids.map((id) => [id, { ...songs[id]!, title: listings[id]!.title }]));
  return [...ids].sort((one, other) => COMPARISONS[order](ordered.get(one)!, ordered.get(other)!));
}

/** Compares people by their family names, as an index of names does. */
export const compareNames = (one: string, other: string): number =>
  alphabetical(familyName(one), familyName(other));

const familyName = (name: string): string => name.split(' ').at(-1)!;
