import type { Table } from '../objects';
import type { Choices } from './choices';

/** Makes what reads and writes a kind of choice as texts, under keys of a prefix and an id. */
export function rowOf<Value>({
  prefix,
  isId,
  tableIn,
  parse,
  format = String,
  none = null,
}: {
  readonly prefix: string;
  readonly isId: (id: string, songCount: number) => boolean;
  /** The table of the state that holds the values by id. */
  readonly tableIn: (choices: Choices) => Table<Value>;
  /** Null for a malformed text. */
  readonly parse: (text: string, songCount: number, id: string) => Value | null;
  readonly format?: (value: Value) => string;
  /** The text of a removed value; null for a removed key. */
  readonly none?: string | null;
}) {
  const textIn = (table: Table<Value>, id: string): string | null => {
    const value = table[id];
    return value === undefined ? null : format(value);
  };
  return {
    prefix,
    isId,
    isReadable: (text: string, id: string, songCount: number) => parse(text, songCount, id) !== null,
    /** New texts by id; null for a key that is removed. */
    textsBetween(before: Choices, after: Choices): readonly (readonly [string, string | null])[] {
      const [old, now] = [tableIn(before), tableIn(after)];
      if (old === now) return [];
      return Object.keys({ ...old, ...now })
        .filter((id) => old[id] !== now[id] && textIn(old, id) !== textIn(now, id))
        .map((id) => [id, textIn(now, id) ?? none]);
    },
    /** Sets a value in a draft of the choices; removes it where the text is null or malformed. */
    write(draft: Choices, id: string, text: string | null, songCount: number): void {
      const table: Record<string, Value> = tableIn(draft);
      const value = text === null ? null : parse(text, songCount, id);
      if (value === null) delete table[id];
      else table[id] = value;
    },
  };
}
