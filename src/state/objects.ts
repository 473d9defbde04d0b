import type { SongId } from '../catalogue';

/** Values by name: a song's id, a generated key, or a setting. A name may have none. */
export type Table<Value> = Readonly<Record<string, Value>>;

/** The visitor's choices as texts by key, as local storage holds them. */
export type StoredTexts = Table<string>;

/** A change of the choices: a text for each key that is set, null for one that is removed. */
export type StorageChange = Table<string | null>;

/** The names of an object's fields. */
export const namesOf = <Name extends string>(
  fields: Readonly<Partial<Record<Name, unknown>>>,
): readonly Name[] => Object.keys(fields) as Name[];

/** The ids of the songs in a table or a list of all songs. */
export const idsIn = (table: Table<unknown> | readonly unknown[]): readonly SongId[] =>
  Object.keys(table).map((id) => Number(id) as SongId);

/** An object with a value for each name. */
export const fromNames = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Readonly<Record<Name, Value>>;

/** Whether an object has no fields. */
export const isEmpty = (fields: object): boolean => Object.keys(fields).length === 0;

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value read from outside is a plain object. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is the key of a set or an entry; names that every object inherits, such as `constructor`, are not. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value) && !(value in {});

/** Whether a value is the id of a song in a catalogue of `songCount` songs. */
export const isId = (value: unknown, songCount: number): value is SongId =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < songCount;
