import type { SongId } from '../catalogue';
import { isId, isRecord, isTable, type Table } from './tables';

/** What a value read from outside may be. Told as data, so that values can be checked and, in tests, made up at random. */
export type Shape<Value> = { readonly [OfValue]?: Value } & (
  | { readonly kind: 'songId' }
  | { readonly kind: 'text' }
  | { readonly kind: 'oneOf'; readonly values: readonly unknown[] }
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly isWhole: boolean }
  | { readonly kind: 'table'; readonly entries: Shape<unknown> }
  | {
      readonly kind: 'record';
      readonly fields: Readonly<Record<string, Shape<unknown>>>;
      readonly isPartial: boolean;
    }
  | { readonly kind: 'either'; readonly shapes: readonly Shape<unknown>[] }
);
declare const OfValue: unique symbol;

type Fields<Value> = { readonly [Field in keyof Value]-?: Shape<Value[Field]> };

/** The number of a song of the catalogue. */
export const songIdShape: Shape<SongId> = { kind: 'songId' };

/** Any text. */
export const textShape: Shape<string> = { kind: 'text' };

/** One of these values and no other. */
export const oneOf = <const Value>(...values: readonly Value[]): Shape<Value> => ({ kind: 'oneOf', values });

/** Nothing at all, as an action without a payload carries. */
export const nothing: Shape<undefined> = oneOf(undefined);

/** A number between two others, themselves included. */
export const between = (from: number, to: number): Shape<number> => ({
  kind: 'number',
  from,
  to,
  isWhole: false,
});

/** A whole number between two others, themselves included. */
export const wholeBetween = (from: number, to: number): Shape<number> => ({
  kind: 'number',
  from,
  to,
  isWhole: true,
});

/** A value for some of the songs. */
export const tableOf = <Value>(entries: Shape<Value>): Shape<Table<Value>> => ({ kind: 'table', entries });

/** A record with these fields; what it has besides is not looked at. */
export const recordOf = <Value extends object>(fields: Fields<Value>): Shape<Value> => ({
  kind: 'record',
  fields,
  isPartial: false,
});

/** A record with some of these fields, and no others. */
export const someOf = <Value extends object>(fields: Fields<Value>): Shape<Partial<Value>> => ({
  kind: 'record',
  fields,
  isPartial: true,
});

/** A value of one of these shapes. */
export const either = <Value>(...shapes: readonly Shape<Value>[]): Shape<Value> => ({
  kind: 'either',
  shapes,
});

/** A value of this shape, or null. */
export const orNull = <Value>(shape: Shape<Value>): Shape<Value | null> =>
  either<Value | null>(shape as Shape<Value | null>, oneOf(null));

/** Whether a value has a shape, in a catalogue of so many songs. */
export function hasShape<Value>(value: unknown, shape: Shape<Value>, songCount: number): value is Value {
  switch (shape.kind) {
    case 'songId':
      return isId(value, songCount);
    case 'text':
      return typeof value === 'string';
    case 'oneOf':
      return shape.values.includes(value);
    case 'number':
      return (
        typeof value === 'number' &&
        value >= shape.from &&
        value <= shape.to &&
        (!shape.isWhole || Number.isInteger(value))
      );
    case 'table':
      return isTable(value, songCount, (entry) => hasShape(entry, shape.entries, songCount));
    case 'record': {
      if (!isRecord(value)) return false;
      const { fields, isPartial } = shape;
      if (!isPartial)
        return Object.entries(fields).every(([name, field]) => hasShape(value[name], field, songCount));
      return Object.entries(value).every(
        ([name, entry]) => Object.hasOwn(fields, name) && hasShape(entry, fields[name]!, songCount),
      );
    }
    case 'either':
      return shape.shapes.some((one) => hasShape(value, one, songCount));
  }
}
