import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import type { Shape } from '../../src/state';

/** Few, so that actions meet what others made. */
const keys = fc.constantFrom('a', 'b', 'c', 'x-1_Y');
const ids = fc.nat(songs.length - 1);

/** Any value of a shape, in the catalogue of the tests. */
export function anyShape<Value>(shape: Shape<Value>): fc.Arbitrary<Value> {
  return valueOf(shape) as fc.Arbitrary<Value>;
}

function valueOf(shape: Shape<unknown>): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'songId':
      return ids;
    case 'text':
      return fc.string();
    case 'matching':
      return fc.stringMatching(shape.pattern);
    case 'key':
      return keys;
    case 'oneOf':
      return fc.constantFrom(...shape.values);
    case 'number': {
      const range = { min: shape.from, max: Math.min(shape.to, Number.MAX_SAFE_INTEGER) };
      return shape.isWhole
        ? fc.integer({ ...range, max: Math.min(range.max, 2 ** 31 - 1) })
        : // JSON knows no -0.
          fc.double({ ...range, noNaN: true }).map((number) => number + 0);
    }
    case 'table':
      return fc.dictionary(ids.map(String), valueOf(shape.entries), { noNullPrototype: true });
    case 'keyed':
      return fc.dictionary(keys, valueOf(shape.entries), { noNullPrototype: true });
    case 'record': {
      const fields = Object.fromEntries(
        Object.entries(shape.fields).map(([name, field]) => [name, valueOf(field)]),
      );
      return shape.isPartial
        ? fc.record(fields, { requiredKeys: [], noNullPrototype: true })
        : fc.record(fields, { noNullPrototype: true });
    }
    case 'either':
      return fc.oneof(...shape.shapes.map(valueOf));
  }
}
