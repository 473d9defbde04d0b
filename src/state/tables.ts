import type { SongId } from '../catalogue';

/** A value for some of the songs, by their ids. */
export type Table<Value> = Readonly<Partial<Record<SongId, Value>>>;

/** Whether a value read from outside is a plain object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is the id of one of so many songs. */
export const isId = (value: unknown, songCount: number): value is SongId =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < songCount;

/** Whether a text is the id of one of so many songs, as an object has it for a key. */
export const isIdKey = (key: string, songCount: number): boolean =>
  key === String(Number(key)) && isId(Number(key), songCount);

/** Whether a value is a table from song ids to values of one kind. */
export const isTable = (
  value: unknown,
  songCount: number,
  isValue: (entry: unknown) => boolean,
): value is Record<string, unknown> =>
  isRecord(value) && Object.entries(value).every(([key, entry]) => isIdKey(key, songCount) && isValue(entry));

/** A table with the entries of a change set on top; null takes an entry away. */
export function withChange<Value>(table: Table<Value>, change: Table<Value | null> = {}): Table<Value> {
  const entries = Object.entries({ ...table, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries) as Table<Value>;
}

/** The change that takes another one back, which is about to be made to a table. */
export function inverseChange<Value>(table: Table<Value>, change: Table<Value | null>): Table<Value | null> {
  const ids = Object.keys(change).map(Number) as SongId[];
  return Object.fromEntries(ids.map((id) => [id, table[id] ?? null])) as Table<Value | null>;
}
