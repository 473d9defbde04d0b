import { nanoid } from '@reduxjs/toolkit';
import type { Placed } from './setSelectors';
import type { Keyed } from './shape';
import type { SetEntry, SetHeading, SetId, SetSong, SongSet, SongSets } from './songSets';

/** What becomes an entry once it has a place. */
export type NewEntry = Omit<SetSong, 'place'> | Omit<SetHeading, 'place'>;

/** How many characters a new key has, of a set or an entry. */
export const KEY_LENGTH = 10;

/** A new key, of letters and digits: at the end of an address another sign looks like punctuation. */
const newKey = (): string => nanoid(KEY_LENGTH).replaceAll(/[-_]/g, '0');

const placesOf = (values: Keyed<{ readonly place: number }>): number[] =>
  Object.values(values).map((value) => value!.place);

/** A new set before all others, with these entries; what `setMade` carries. */
export function newSet(
  sets: SongSets,
  title: string,
  entries: readonly NewEntry[] = [],
): { set: SetId; content: SongSet } {
  const place = Math.min(1, ...placesOf(sets)) - 1;
  return { set: newKey(), content: { place, title, entries: newEntries({}, entries) } };
}

/** Entries after those that there are; what `entriesAdded` carries. */
export function newEntries(before: SongSet['entries'], entries: readonly NewEntry[]): SongSet['entries'] {
  const first = Math.max(-1, ...placesOf(before)) + 1;
  return Object.fromEntries(entries.map((entry, index) => [newKey(), { ...entry, place: first + index }]));
}

/** The places that bring an entry to an index among the others; what `entriesMoved` carries. */
export function placesAfterMove(
  inOrder: readonly Placed<SetEntry>[],
  key: string,
  index: number,
): Keyed<number> {
  const others = inOrder.filter((entry) => entry.key !== key);
  const [before, after] = [others[index - 1]?.value.place, others[index]?.value.place];
  const place =
    before === undefined ? (after ?? 1) - 1 : after === undefined ? before + 1 : (before + after) / 2;
  // Between two entries in the same place, or in the nearest two that there are, there is no other.
  if (place !== before && place !== after) return { [key]: place };
  const moved = [
    ...others.slice(0, index).map((entry) => entry.key),
    key,
    ...others.slice(index).map((entry) => entry.key),
  ];
  return Object.fromEntries(moved.map((each, number) => [each, number]));
}
