import type { Table } from '../objects';
import type { Choices } from './choices';

/** Reads and writes one kind of choice as texts, under keys made of a prefix and an id. */
export interface Row {
  readonly prefix: string;
  readonly isId: (id: string, songCount: number) => boolean;
  /** New texts by id. A removed value has the text that says so, or null. */
  readonly textsBetween: (before: Choices, after: Choices) => readonly (readonly [string, string | null])[];
  /** Sets a value in a draft of the choices; removes it where the text is null or malformed. */
  readonly write: (draft: Choices, id: string, text: string | null, songCount: number) => void;
  /** Whether a text can be read. */
  readonly isReadable: (text: string, id: string, songCount: number) => boolean;
}

/** Makes the row of a kind of choice that stands in one table of the state. */
export function rowOf<Value>({
  prefix,
  isId,
  tableIn,
  parse,
  format = String,
  none = null,
}: Pick<Row, 'prefix' | 'isId'> & {
  readonly tableIn: (choices: Choices) => Table<Value>;
  /** Null for a malformed text. */
  readonly parse: (text: string, songCount: number, id: string) => Value | null;
  readonly format?: (value: Value) => string;
  readonly none?: string | null;
}): Row {
  const textIn = (table: Table<Value>, id: string): string | null => {
    const value = table[id];
    return value === undefined ? null : format(value);
  };
  return {
    prefix,
    isId,
    isReadable: (text, id, songCount) => parse(text, songCount, id) !== null,
    textsBetween(before, after) {
      const [old, now] = [tableIn(before), tableIn(after)];
      if (old === now) return [];
      return Object.keys({ ...old, ...now })
        .filter((id) => old[id] !== now[id] && textIn(old, id) !== textIn(now, id))
        .map((id) => [id, textIn(now, id) ?? none]);
    },
    write(draft, id, text, songCount) {
      const table: Record<string, Value> = tableIn(draft);
      const value = text === null ? null : parse(text, songCount, id);
      if (value === null) delete table[id];
      else table[id] = value;
    },
  };
}
