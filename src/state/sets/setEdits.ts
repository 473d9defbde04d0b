import { nanoid } from '@reduxjs/toolkit';
import type { Placed } from '../selectors/setSelectors';
import type { Table } from '../objects';
import type { SetEntry, SetHeading, SetSong, SongSet, SongSets } from '../slices/setsSlice';

/** An entry before it has a place in a set. */
export type NewEntry = Omit<SetSong, 'place'> | Omit<SetHeading, 'place'>;

/** The length of a new key of a set or an entry. */
export const KEY_LENGTH = 10;

/** A random key of letters and digits; other signs at the end of an address look like punctuation. */
const newKey = (): string => nanoid(KEY_LENGTH).replaceAll(/[-_]/g, '0');

const placesOf = (values: Table<{ readonly place: number }>): number[] =>
  Object.values(values).map((value) => value.place);

/** The payload of `setMade` for a new set with these entries, placed before all others. */
export function newSet(sets: SongSets, title: string, entries: readonly NewEntry[] = []) {
  const place = Math.min(1, ...placesOf(sets)) - 1;
  return { set: newKey(), content: { place, title, entries: newEntries({}, entries) } };
}

/** The entries for `entriesAdded`, placed after the existing ones. */
export function newEntries(before: SongSet['entries'], entries: readonly NewEntry[]): SongSet['entries'] {
  const first = Math.max(-1, ...placesOf(before)) + 1;
  return Object.fromEntries(entries.map((entry, index) => [newKey(), { ...entry, place: first + index }]));
}

/** The places for `entriesMoved` that move an entry to an index among the others. */
export function placesAfterMove(inOrder: readonly Placed<SetEntry>[], key: string, index: number) {
  const others = inOrder.filter((entry) => entry.key !== key);
  const [before, after] = [others[index - 1]?.value.place, others[index]?.value.place];
  const place =
    before === undefined ? (after ?? 1) - 1 : after === undefined ? before + 1 : (before + after) / 2;
  // No number lies between two equal or adjacent ones: all entries are renumbered.
  if (place !== before && place !== after) return { [key]: place };
  const moved = others.map((entry) => entry.key);
  moved.splice(index, 0, key);
  return Object.fromEntries(moved.map((each, number) => [each, number]));
}
