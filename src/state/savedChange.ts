import { createAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { isReading, isScrollSpeed, type ReadingSettings } from './reading';
import type { SavedState } from './savedState';
import { isRecord, isTable, type Table } from './tables';
import { isTranspose } from './transpose';

/** Choices to set on top of a visitor's own, a whole backup for one; null takes a choice away. */
export interface SavedChange {
  readonly favorites: Table<1 | null>;
  readonly transpositions: Table<number | null>;
  readonly reading: Partial<ReadingSettings> & { readonly speeds?: Table<number | null> };
}

/** A visitor took over what a backup says. */
export const backupImported = createAction<SavedChange, 'savedState/backupImported'>(
  'savedState/backupImported',
);

/** A visitor took that back: all that the backup touched is as it was, and nothing else. */
export const importUndone = createAction<SavedChange, 'savedState/importUndone'>('savedState/importUndone');

/** A table with the entries of a change set on top. */
export function withChange<Value>(table: Table<Value>, change: Table<Value | null> = {}): Table<Value> {
  const entries = Object.entries({ ...table, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as Table<Value>;
}

/** The change that takes another one back, which is about to be made to `saved`. */
export function inverseChange(
  saved: SavedState,
  { favorites, transpositions, reading }: SavedChange,
): SavedChange {
  const { speeds = {}, ...settings } = reading;
  const names = Object.keys(settings) as (keyof ReadingSettings)[];
  return {
    favorites: former(saved.favorites, favorites),
    transpositions: former(saved.transpositions, transpositions),
    reading: {
      ...Object.fromEntries(names.map((name) => [name, saved.reading[name]])),
      speeds: former(saved.reading.speeds, speeds),
    },
  };
}

/** Whether a value read from outside is such a change to so many songs. */
export function isSavedChange(value: unknown, songCount: number): value is SavedChange {
  if (!isRecord(value) || !isRecord(value['reading'])) return false;
  const { speeds = {}, ...settings } = value['reading'];
  const isTableOf = (table: unknown, isValue: (entry: unknown) => boolean): boolean =>
    isTable(table, songCount, (entry) => entry === null || isValue(entry));
  return (
    isTableOf(value['favorites'], (entry) => entry === 1) &&
    isTableOf(value['transpositions'], isTranspose) &&
    isTableOf(speeds, isScrollSpeed) &&
    isReading(settings, songCount)
  );
}

function former<Value>(table: Table<Value>, change: Table<Value | null>): Table<Value | null> {
  const ids = Object.keys(change).map(Number) as SongId[];
  return Object.fromEntries(ids.map((id) => [id, table[id] ?? null])) as Table<Value | null>;
}
