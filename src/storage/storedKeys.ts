import { parseSongId, type SongId } from '../catalogue';
import type { SavedState } from '../state';

/** A key of ours in local storage: `fav` or `tr` and the id of a known song. */
export interface StoredKey {
  readonly kind: 'fav' | 'tr';
  readonly id: SongId;
}

/** A value to store under a key; null removes the key. */
export interface StoredChange {
  readonly key: string;
  readonly value: string | null;
}

/** Reads a local storage key; null for every key that is not ours. */
export function parseStoredKey(key: string, songCount: number): StoredKey | null {
  const [, kind, number] = /^(fav|tr)(\d+)$/.exec(key) ?? [];
  const id = number === undefined ? null : parseSongId(number, songCount);
  return id === null ? null : { kind: kind as StoredKey['kind'], id };
}

/** What must be written so that storage, which holds `before`, holds `after`. */
export function storedChanges(before: SavedState, after: SavedState): StoredChange[] {
  return [
    ...changedEntries('fav', before.favorites, after.favorites),
    ...changedEntries('tr', before.transpositions, after.transpositions),
  ];
}

function changedEntries(
  kind: StoredKey['kind'],
  before: SavedState['transpositions'],
  after: SavedState['transpositions'],
): StoredChange[] {
  if (before === after) return [];
  const ids = new Set(Object.keys({ ...before, ...after }).map(Number) as SongId[]);
  return [...ids]
    .filter((id) => before[id] !== after[id])
    .map((id) => ({ key: `${kind}${id}`, value: after[id] === undefined ? null : String(after[id]) }));
}
