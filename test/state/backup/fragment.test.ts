import fc from 'fast-check';
import { formatFragment, parseFragment } from '../../../src/state';
import { anySaved, audible } from '../../support/anySaved';

/** What a fragment leaves out. */
const REST = { sets: {}, knownChords: {}, readerSettings: {} };
const read = (fragment: string) => parseFragment(fragment, 51);

test.each<
  [what: string, favorites: Record<number, 1>, transpositions: Record<number, number>, fragment: string]
>([
  ['nothing', {}, {}, '#backup=1.'],
  ['a favorite', { 2: 1 }, {}, '#backup=1.aam'],
  ['a transposition', {}, { 1: 11 }, '#backup=1.al'],
  ['both', { 0: 1, 3: 1 }, { 0: 11, 2: 1 }, '#backup=1.xabm'],
])('%s as a fragment', (_, favorites, transpositions, fragment) => {
  expect(formatFragment({ favorites, transpositions })).toBe(fragment);
  expect(read(fragment)).toEqual({ favorites, transpositions, ...REST });
});

test('any choices come back from their fragment, which fits a small QR code', () => {
  fc.assert(
    fc.property(anySaved, (saved) => {
      const fragment = formatFragment(saved);
      const expected = { favorites: saved.favorites, transpositions: audible(saved), ...REST };
      expect(read(fragment)).toEqual(expected);
      expect(read(fragment.slice(1))).toEqual(expected);
      expect(fragment).toMatch(/^#backup=1\.([a-x]{0,50}[b-x])?$/);
    }),
    { numRuns: 300 },
  );
});

test.each<[what: string, fragment: string, problem: string]>([
  ['no fragment', '', 'foreign'],
  ['another fragment', '#song-line', 'foreign'],
  ['another name', '#backups=1.a', 'foreign'],
  ['a blank before it', ' #backup=1.a', 'foreign'],
  ['nothing after the name', '#backup=', 'malformed'],
  ['no point', '#backup=1', 'malformed'],
  ['version 01', '#backup=01.a', 'malformed'],
  ['version -1', '#backup=-1.a', 'malformed'],
  ['a letter beyond x', '#backup=1.y', 'malformed'],
  ['a capital letter', '#backup=1.A', 'malformed'],
  ['a line break', '#backup=1.a\nb', 'malformed'],
  ['a second point', '#backup=1.a.b', 'malformed'],
  ['a name of the language', '#backup=1.__proto__', 'malformed'],
  ['version 2', '#backup=2.', 'newerVersion'],
  ['version 10, of whatever shape', '#backup=10.{}\n', 'newerVersion'],
  ['a version beyond numbers', `#backup=${'9'.repeat(400)}.a`, 'newerVersion'],
  ['song 51', `#backup=1.${'a'.repeat(51)}m`, 'unknownSong'],
  ['a mebibyte', `#backup=1.${'a'.repeat(2 ** 20)}`, 'tooLarge'],
])('%s', (_, fragment, problem) => {
  expect(read(fragment)).toBe(problem);
});

test.each([')', '.', ',', '_', ').', '»', '.»', '։', '…', '%C2%BB.', '\n'])(
  'a backup is read although a messenger took %j into its link',
  (stuck) => {
    const hash = new URL(`https://songbook.example/favorites#backup=1.ab${stuck}`).hash;
    expect(read(hash)).toEqual({ favorites: {}, transpositions: { 1: 1 }, ...REST });
    expect(read(`#backup=1.${stuck}`)).toEqual({ favorites: {}, transpositions: {}, ...REST });
  },
);

test('any fragment gives what it says or a reason, and throws nothing', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abckltuwxyzA0.%'), maxLength: 60 });
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map((text) => `#backup=1.${text}`),
    letters.map((text) => `#backup=1.${text}`),
    fc.tuple(fc.string(), letters).map(([version, text]) => `#backup=${version}.${text}`),
  );
  fc.assert(
    fc.property(hostile, (fragment) => {
      const saved = read(fragment);
      if (typeof saved === 'string')
        expect(['foreign', 'malformed', 'newerVersion', 'unknownSong']).toContain(saved);
      else {
        const [written, given] = [formatFragment(saved), fragment.replace(/^#?/, '#')];
        expect(given.slice(0, written.length)).toBe(written);
        expect(decodeURIComponent(given.slice(written.length))).toMatch(/^a*[^\p{L}\p{N}]*$/u);
      }
    }),
    { numRuns: 1000 },
  );
});
