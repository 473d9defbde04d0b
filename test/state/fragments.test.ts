import fc from 'fast-check';
import {
  formatFragment,
  fromKept,
  parseFragment,
  formatSetFragment,
  type NewEntry,
  newSet,
  NO_CHOICES,
  parseSetFragment,
  toKept,
  type Kept,
  type SongSet,
} from '../../src/state';
import { anyChoices, inBackup } from '../support/anyState';
import { song } from '../support/sets';

const readBackup = (fragment: string) => parseFragment(fragment, 51);
const fragmentOf = (kept: Kept) => formatFragment(fromKept(kept, 51));

test.each<[what: string, kept: Kept, fragment: string]>([
  ['nothing', {}, '#backup=2.340ca71c.'],
  ['a favorite', { fav2: '1' }, '#backup=2.dfcd932d.aam'],
  ['a transposition', { tr1: '11' }, '#backup=2.21fc1831.al'],
  ['both', { fav0: '1', fav3: '1', tr0: '11', tr2: '1' }, '#backup=2.05a9d746.xabm'],
])('%s as a fragment', (_, kept, fragment) => {
  expect(fragmentOf(kept)).toBe(fragment);
  expect(readBackup(fragment)).toEqual(kept);
});

test('any choices come back from their fragment, which fits a small QR code', () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      const { favorites, transpositions } = choices;
      const fragment = formatFragment(choices);
      const expected = inBackup(toKept({ ...NO_CHOICES, favorites, transpositions }));
      expect(readBackup(fragment)).toEqual(expected);
      expect(readBackup(fragment.slice(1))).toEqual(expected);
      expect(fragment).toMatch(/^#backup=2\.[\da-f]{8}\.([a-x]{0,50}[b-x])?$/);
    }),
    { numRuns: 100 },
  );
});

test.each<[what: string, fragment: string, problem: string]>([
  ['no fragment', '', 'foreign'],
  ['a set', '#set=1.T', 'foreign'],
  ['another fragment', '#song-line', 'foreign'],
  ['another name', '#backups=1.a', 'foreign'],
  ['a blank before it', ' #backup=1.a', 'foreign'],
  ['nothing after the name', '#backup=', 'malformed'],
  ['no point', '#backup=1', 'malformed'],
  ['version 01', '#backup=01.a', 'malformed'],
  ['version -1', '#backup=-1.a', 'malformed'],
  ['a letter beyond x', '#backup=1.y', 'malformed'],
  ['a capital letter', '#backup=1.A', 'malformed'],
  ['a second point', '#backup=1.a.b', 'malformed'],
  ['a name of the language', '#backup=1.__proto__', 'malformed'],
  ['a check alone', '#backup=2.340ca71c.a', 'malformed'],
  ['no check', '#backup=2.aam', 'malformed'],
  ['version 3', '#backup=3.', 'newerVersion'],
  ['version 10, of whatever shape', '#backup=10.{}\n', 'newerVersion'],
  ['a version beyond numbers', `#backup=${'9'.repeat(400)}.a`, 'newerVersion'],
  ['song 51', `#backup=1.${'a'.repeat(51)}m`, 'unknownSong'],
  ['a mebibyte', `#backup=1.${'a'.repeat(2 ** 20)}`, 'tooLarge'],
])('%s', (_, fragment, problem) => {
  expect(readBackup(fragment)).toBe(problem);
});

const STUCK = [')', '.', ',', ').', '_', '*', '»', '…»', '։', '.»', ')»։', '”', '%C2%BB.', '\n'];

test.each(STUCK)('a backup and a set are read although a messenger took %j into their link', (stuck) => {
  const hashOf = (fragment: string) => new URL(`https://songbook.example/sets${fragment}${stuck}`).hash;
  expect(readBackup(hashOf('#backup=1.ab'))).toEqual({ tr1: '1' });
  expect(readBackup(`#backup=1.${stuck}`)).toEqual({});
  expect(read(hashOf('#set=1.T%29.1a_a%2E.3c'))).toEqual({
    title: 'T)',
    entries: [{ ...song(1), note: 'a.' }, song(3, 2)],
  });
});

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
      const kept = readBackup(fragment);
      if (typeof kept === 'string')
        expect(['foreign', 'malformed', 'newerVersion', 'unknownSong']).toContain(kept);
      else {
        const written = `#backup=1.${fragmentOf(kept).split('.')[2]}`;
        const given = fragment.replace(/^#?/, '#');
        expect(given.slice(0, written.length)).toBe(written);
        expect(decodeURIComponent(given.slice(written.length))).toMatch(/^a*[^\p{L}\p{N}]*$/u);
      }
    }),
    { numRuns: 300 },
  );
});

const setOf = (title: string, entries: readonly NewEntry[]): SongSet => newSet({}, title, entries).content;
const read = (fragment: string) => parseSetFragment(fragment, 51);

test('a set as a fragment', () => {
  const entries = [song(22, 3), song(5, 0, 2), { heading: 'Break 1' }, { ...song(0, 11, 0), note: 'a_b.c' }];
  expect(formatSetFragment(setOf('Set-1', entries as NewEntry[]))).toBe(
    '#set=3.8a8f1816..Set%2D1.22d.5a2._Break%201.0l0_a%5Fb%2Ec',
  );
});

test('a set as a fragment, with the voices that sing it', () => {
  const fragment = formatSetFragment(setOf('Set', [song(22, 3)]), 'bass_48-67');
  expect(fragment).toBe('#set=3.e4cf3ade.bass_48-67.Set.22d');
  expect(read(fragment)).toEqual({ title: 'Set', entries: [song(22, 3)], group: 'bass_48-67' });
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
      expect(fragment).toMatch(/^#set=3\.[\da-f]{8}\.[\w.%]*$/);
    }),
    { numRuns: 300 },
  );
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
    { numRuns: 300 },
  );
});

test.each<[what: string, fragment: string, problem: string]>([
  ['a backup', '#backup=1.a', 'foreign'],
  ['a group that cannot be', '#set=2.Bass.what', 'malformed'],
  ['a check that is not its own', '#set=3.01234567..T.22d', 'malformed'],
  ['no check', '#set=3..T.22d', 'malformed'],
  ['the next version', '#set=4.what.ever', 'newerVersion'],
  ['a broken title', '#set=1.%E0%A4%A.1a', 'malformed'],
  ['a song without semitones', '#set=1.a.12', 'malformed'],
  ['twelve semitones', '#set=1.a.1m', 'malformed'],
  ['a capo on fret 12', '#set=1.a.1a12', 'malformed'],
  ['a broken note', '#set=1.a.1a_%', 'malformed'],
  ['an entry that is empty', '#set=1.a..1a', 'malformed'],
  ['a song that is not there', '#set=1.a.51a', 'unknownSong'],
  ['501 entries', `#set=1.T${'.1a'.repeat(501)}`, 'tooLarge'],
  ['a title of 1,001 letters', `#set=1.${'a'.repeat(1001)}`, 'tooLarge'],
  ['a note of 1,001 letters', `#set=1.T.1a_${'a'.repeat(1001)}`, 'tooLarge'],
  ['a book', `#set=1.${'a'.repeat(300_000)}`, 'tooLarge'],
])('%s is refused', (_, fragment, problem) => {
  expect(read(fragment)).toBe(problem);
});
