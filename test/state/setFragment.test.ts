import fc from 'fast-check';
import { formatSetFragment, type NewEntry, newSet, parseSetFragment, type SongSet } from '../../src/state';
import { song } from '../support/sets';

const setOf = (title: string, entries: readonly NewEntry[]): SongSet => {
  const { content } = newSet({}, title, entries);
  return content;
};
const read = (fragment: string) => parseSetFragment(fragment, 51);

test('a set as a fragment', () => {
  const entries = [song(22, 3), song(5, 0, 2), { heading: 'Break 1' }, { ...song(0, 11, 0), note: 'a_b.c' }];
  expect(formatSetFragment(setOf('Set-1', entries as NewEntry[]))).toBe(
    '#set=1.Set%2D1.22d.5a2._Break%201.0l0_a%5Fb%2Ec',
  );
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('', '._', '%2E', 'Կիրակի։', '#set=1.'),
);
const anyEntry = fc.oneof(
  fc.record({ heading: anyText }),
  fc.record({ song: fc.nat(50), transpose: fc.nat(11), note: anyText }),
  fc.record({ song: fc.nat(50), transpose: fc.nat(11), note: anyText, capo: fc.nat(11) }),
) as fc.Arbitrary<NewEntry>;

test('any set comes back from its fragment, which no messenger cuts short', () => {
  fc.assert(
    fc.property(anyText, fc.array(anyEntry), (title, entries) => {
      const fragment = formatSetFragment(setOf(title, entries));
      expect(read(fragment)).toEqual({ title, entries });
      expect(read(fragment.slice(1))).toEqual({ title, entries });
      expect(fragment).toMatch(/^#set=1\.[\w.%]*$/);
    }),
    { numRuns: 1000 },
  );
});

const STUCK = [')', '.', ',', ').', '_', '*', '…»', '։', '.»', ')»։', '”', '%C2%BB.'];

test.each(STUCK)('a set is read although a messenger took %s into its link', (stuck) => {
  const hash = new URL(`https://songbook.example/sets#set=1.T%29.1a_a%2E.3c${stuck}`).hash;
  expect(read(hash)).toEqual({ title: 'T)', entries: [{ ...song(1), note: 'a.' }, song(3, 2)] });
});

test.each<[fragment: string, title: string, entries: readonly NewEntry[]]>([
  ['#set=1.)', '', []],
  ['#set=1.._', '', [{ heading: '' }]],
  ['#set=1.T.3c._', 'T', [song(3, 2), { heading: '' }]],
  ['#set=1.T.3c._).', 'T', [song(3, 2), { heading: '' }]],
  ['#set=1.T.3c._%C2%ABa%C2%BB)', 'T', [song(3, 2), { heading: '«a»' }]],
  ['#set=1.T.3c_a%29.', 'T', [{ ...song(3, 2), note: 'a)' }]],
  ['#set=1.%C2%ABT%C2%BB!', '«T»', []],
])('%s ends where its own text ends', (fragment, title, entries) => {
  expect(read(fragment)).toEqual({ title, entries });
});

test('half a surrogate pair does not keep a set from being sent', () => {
  expect(read(formatSetFragment(setOf('a\ud800b', [])))).toEqual({ title: 'a\ufffdb', entries: [] });
});

test('anything else is refused, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = read(`#set=1.${text}`);
      expect(
        typeof found === 'string' || read(formatSetFragment(setOf(found.title, found.entries))),
      ).toBeTruthy();
    }),
    { numRuns: 1000 },
  );
});

test.each<[what: string, fragment: string, problem: string]>([
  ['no fragment', '', 'foreign'],
  ['a backup', '#backup=1.a', 'foreign'],
  ['nothing after the name', '#set=', 'malformed'],
  ['no point', '#set=1', 'malformed'],
  ['version 01', '#set=01.a', 'malformed'],
  ['the next version', '#set=2.what.ever', 'newerVersion'],
  ['a broken title', '#set=1.%E0%A4%A.1a', 'malformed'],
  ['a song without semitones', '#set=1.a.12', 'malformed'],
  ['twelve semitones', '#set=1.a.1m', 'malformed'],
  ['a capo on fret 12', '#set=1.a.1a12', 'malformed'],
  ['a broken note', '#set=1.a.1a_%', 'malformed'],
  ['an entry that is empty', '#set=1.a..1a', 'malformed'],
  ['a song that is not there', '#set=1.a.51a', 'unknownSong'],
  ['a book', `#set=1.${'a'.repeat(300_000)}`, 'tooLarge'],
])('%s is refused: %s', (_, fragment, problem) => {
  expect(read(fragment)).toBe(problem);
});
