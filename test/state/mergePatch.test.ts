import fc from 'fast-check';
import { isEmpty, patchBetween, patched } from '../../src/state';
import { anySaved } from '../support/anySaved';

test('a patch between two states makes the one into the other, and there is none between equals', () => {
  fc.assert(
    fc.property(anySaved, anySaved, (before, after) => {
      expect(patched(before, patchBetween(before, after))).toEqual(after);
      expect(isEmpty(patchBetween(before, structuredClone(before)))).toBe(true);
    }),
  );
});

test.each<[what: string, target: object, patch: object, result: object]>([
  ['sets a field', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
  ['replaces a field', { a: 1 }, { a: 2 }, { a: 2 }],
  ['takes a field away', { a: 1, b: 2 }, { a: null }, { b: 2 }],
  ['goes into an object', { a: { b: 1, c: 2 } }, { a: { b: null, d: 3 } }, { a: { c: 2, d: 3 } }],
  ['makes an object that is missing', {}, { a: { b: 1, c: null } }, { a: { b: 1 } }],
  ['takes away what is not there', { a: 1 }, { b: null }, { a: 1 }],
])('a patch %s and leaves its target alone', (_, target, patch, result) => {
  const before = structuredClone(target);
  expect(patched(target, patch)).toEqual(result);
  expect(target).toEqual(before);
});

test('a patch names only what differs', () => {
  const before = { a: 1, b: { c: 1, d: 2 }, e: { f: 1 }, g: 1 };
  const after = { a: 1, b: { c: 3 }, e: { f: 1 }, g: 2 };
  expect(patchBetween<object>(before, after)).toEqual({ b: { c: 3, d: null }, g: 2 });
});
