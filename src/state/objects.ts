import type { SongId } from '../catalogue';
import type { Table } from './shape';

/** The names of an object's fields. */
export function namesOf<Name extends string>(
  fields: Readonly<Partial<Record<Name, unknown>>>,
): readonly Name[];
export function namesOf(fields: object): readonly string[] {
  return Object.keys(fields);
}

/** The ids of the songs in a table or a list of all songs. */
export function idsIn(table: Table<unknown>): readonly SongId[];
export function idsIn(table: object): readonly number[] {
  return Object.keys(table).map(Number);
}

/** An object with a value for each name. */
export function fromNames<Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Readonly<Record<Name, Value>>;
export function fromNames(names: readonly string[], valueOf: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** An object with only these fields of another. */
export function picked<Fields extends object, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name>;
export function picked(fields: Readonly<Record<string, unknown>>, names: readonly string[]): object {
  return fromNames(names, (name) => fields[name]);
}

/** Parses JSON; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
