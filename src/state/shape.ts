import type { SongId } from '../catalogue';

/** Values by song id; a song may have none. */
export type Table<Value> = Readonly<Record<SongId, Value>>;

/** Values by keys that satisfy `isKey`. */
export type Keyed<Value> = Readonly<Record<string, Value>>;

/** The expected form of data from outside. It is data itself, so that tests can also generate random values from it. */
export type Shape<Value> = { readonly [OfValue]?: Value } & (
  | { readonly kind: 'songId' }
  | { readonly kind: 'text' }
  | { readonly kind: 'matching'; readonly pattern: RegExp }
  | { readonly kind: 'oneOf'; readonly values: readonly unknown[] }
  | { readonly kind: 'number'; readonly from: number; readonly to: number; readonly isWhole: boolean }
  | { readonly kind: 'key' }
  | { readonly kind: 'table'; readonly entries: Shape<unknown> }
  | { readonly kind: 'keyed'; readonly entries: Shape<unknown> }
  | {
      readonly kind: 'record';
      readonly fields: Readonly<Record<string, Shape<unknown>>>;
      readonly isPartial: boolean;
    }
  | { readonly kind: 'either'; readonly shapes: readonly Shape<unknown>[] }
);
declare const OfValue: unique symbol;

type Fields<Value> = { readonly [Field in keyof Value]-?: Shape<Value[Field]> };

export const songIdShape: Shape<SongId> = { kind: 'songId' };

export const textShape: Shape<string> = { kind: 'text' };

/** A text that matches a pattern. */
export const matching = <Value>(pattern: RegExp): Shape<Value> => ({ kind: 'matching', pattern });

/** A key that satisfies `isKey`. */
export const keyShape: Shape<string> = { kind: 'key' };

export const oneOf = <const Value>(...values: readonly Value[]): Shape<Value> => ({ kind: 'oneOf', values });

/** Undefined, as the payload of an action without one. */
export const nothing: Shape<undefined> = oneOf(undefined);

const numbers =
  (isWhole: boolean) =>
  (from: number, to: number): Shape<number> => ({ kind: 'number', from, to, isWhole });

/** A number in a range, both ends included. */
export const between = numbers(false);

/** A whole number in a range, both ends included. */
export const wholeBetween = numbers(true);

export const tableOf = <Value>(entries: Shape<Value>): Shape<Table<Value>> => ({ kind: 'table', entries });

/** A keyed record whose values have this shape. */
export const keyedOf = <Value>(entries: Shape<Value>): Shape<Keyed<Value>> => ({ kind: 'keyed', entries });

/** A record with all of these fields; further fields are ignored. */
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

export const either = <Value>(...shapes: readonly Shape<Value>[]): Shape<Value> => ({
  kind: 'either',
  shapes,
});

export const orNull = <Value>(shape: Shape<Value>): Shape<Value | null> =>
  either<Value | null>(shape, oneOf(null));

/** Whether a value read from outside is a plain object. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a song id in a catalogue of `songCount` songs. */
export const isId = (value: unknown, songCount: number): value is SongId =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < songCount;

/** Whether a value is a valid key; names that every object inherits, such as `constructor`, are not. */
export const isKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value) && !(value in {});

/** Whether a value has a shape, in a catalogue of `songCount` songs. */
export function hasShape<Value>(value: unknown, shape: Shape<Value>, songCount: number): value is Value {
  switch (shape.kind) {
    case 'songId':
      return isId(value, songCount);
    case 'text':
      return typeof value === 'string';
    case 'matching':
      return typeof value === 'string' && shape.pattern.test(value);
    case 'key':
      return isKey(value);
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
    case 'keyed':
      return isRecord(value) && Object.entries(value).every((entry) => isEntry(entry, shape, songCount));
    case 'record': {
      if (!isRecord(value)) return false;
      const { fields, isPartial } = shape;
      return Object.keys(isPartial ? value : fields).every((name) => {
        const field = Object.hasOwn(fields, name) && fields[name];
        return field && hasShape(value[name], field, songCount);
      });
    }
    case 'either':
      return shape.shapes.some((one) => hasShape(value, one, songCount));
  }
}

const isEntry = (
  [key, entry]: readonly [string, unknown],
  { kind, entries }: Extract<Shape<unknown>, { entries: unknown }>,
  songCount: number,
): boolean =>
  (kind === 'keyed' ? isKey(key) : key === String(Number(key)) && isId(Number(key), songCount)) &&
  hasShape(entry, entries, songCount);

/** The valid part of a value, without invalid fields and entries; undefined if the value itself is invalid. */
export function readablePart<Value>(
  value: unknown,
  shape: Shape<Value>,
  songCount: number,
): Value | undefined;
export function readablePart(value: unknown, shape: Shape<unknown>, songCount: number): unknown {
  if ((shape.kind === 'table' || shape.kind === 'keyed') && isRecord(value)) {
    const entries = Object.entries(value).map(
      ([key, entry]) => [key, readablePart(entry, shape.entries, songCount)] as const,
    );
    return Object.fromEntries(entries.filter((entry) => isEntry(entry, shape, songCount)));
  }
  if (shape.kind === 'record' && isRecord(value)) {
    const fields = Object.entries(shape.fields)
      .filter(([name]) => Object.hasOwn(value, name))
      .map(([name, field]) => [name, readablePart(value[name], field, songCount)] as const);
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  }
  return hasShape(value, shape, songCount) ? value : undefined;
}
