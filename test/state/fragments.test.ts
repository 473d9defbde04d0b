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
  type StoredTexts,
  type SongSet,
} from '../../src/state';
import { formatLink } from '../../src/state/addressFragment';
import { anyChoices, inBackup } from '../support/anyState';
import { song } from '../support/sets';

const readBackup = (fragment: string) => parseFragment(fragment, 51);
const fragmentOf = (kept: StoredTexts) => formatFragment(fromKept(kept, 51));

test.each<[what: string, kept: StoredTexts, fragment: string]>([
  ['nothing', {}, '#backup=.811c9d'],
  ['a favorite', { fav2: '1' }, '#backup=YWFt.3845d9'],
  ['a transposition', { tr1: '11' }, '#backup=YWw.3f24ef'],
  ['both', { fav0: '1', fav3: '1', tr0: '11', tr2: '1' }, '#backup=eGFibQ.03b95a'],
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
      expect(fragment).toMatch(/^#backup=[\w-]{0,68}\.[\da-f]{6}$/);
    }),
    { numRuns: 100 },
  );
});

const backup = (letters: string) => formatLink('backup', letters);

test.each<[what: string, fragment: string, problem: string]>([
  ['no fragment', '', 'foreign'],
  ['a set', formatLink('set', '\nT'), 'foreign'],
  ['another fragment', '#song-line', 'foreign'],
  ['another name', formatLink('backups', 'a'), 'foreign'],
  ['nothing after the name', '#backup=', 'malformed'],
  ['no check', '#backup=YWFt', 'malformed'],
  ['a check that is not its own', '#backup=YWFt.012345', 'malformed'],
  ['a letter beyond x', backup('y'), 'malformed'],
  ['a capital letter', backup('A'), 'malformed'],
  ['a point', backup('a.b'), 'malformed'],
  ['a name of the language', backup('__proto__'), 'malformed'],
  ['song 51', backup(`${'a'.repeat(51)}m`), 'unknownSong'],
  ['a mebibyte', backup('a'.repeat(2 ** 20)), 'tooLarge'],
])('of %s it is said why it is no backup', (_, fragment, problem) => {
  expect(readBackup(fragment)).toBe(problem);
});

const setOf = (title: string, entries: readonly NewEntry[]): SongSet => newSet({}, title, entries).content;
const read = (fragment: string) => parseSetFragment(fragment, 51);

test('a set as a fragment, with the voices that sing it', () => {
  const entries = [song(22, 3), song(5, 0, 2), { heading: 'Break 1' }, { ...song(0, 11, 0), note: 'a_b.c' }];
  const fragment = (group?: string) => formatSetFragment(setOf('Set-1', entries), group);
  const lines = '\nSet-1\n22d\n5a2\n_Break 1\n0l0_a_b.c';
  expect(fragment()).toBe(formatLink('set', lines));
  expect(fragment('bass_48-67')).toBe(formatLink('set', `bass_48-67${lines}`));
  expect(read(fragment('bass_48-67'))).toEqual({ title: 'Set-1', entries, group: 'bass_48-67' });
});

test('a link with Armenian words is shorter than these words in percent signs', () => {
  const [title, heading] = ['Կիրակի երեկո', 'Ընդմիջում'];
  const fragment = formatSetFragment(setOf(title, [song(22, 3), { heading }, song(5)]));
  expect(fragment.length).toBeLessThan(encodeURIComponent(title + heading).length);
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '._', '%2E', 'Կիրակի։', '#set=.', 'a\nb', '"\\', '\ud800', '\u2028'),
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
      expect(fragment).toMatch(/^#set=[A-Za-f][\w-]*\.[\da-f]{6}$/);
    }),
    { numRuns: 300 },
  );
});

test('any other text is refused or read, and nothing throws', () => {
  const anyFragment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary' }).map((text) => `#set=${text}`),
    fc.string().map((text) => formatLink('set', text)),
    fc.string().map((text) => formatLink('backup', text)),
  );
  fc.assert(
    fc.property(anyFragment, (fragment) => {
      const found = read(fragment);
      if (typeof found !== 'string')
        expect(read(formatSetFragment(setOf(found.title, found.entries), found.group))).toEqual(found);
      const kept = readBackup(fragment);
      if (typeof kept !== 'string') expect(readBackup(fragmentOf(kept))).toEqual(kept);
    }),
    { numRuns: 500 },
  );
});

const set = (...lines: readonly string[]) => formatLink('set', ['', ...lines].join('\n'));

test.each<[what: string, fragment: string, problem: string]>([
  ['a backup', backup('a'), 'foreign'],
  ['a group that cannot be', formatLink('set', 'Bass\nwhat'), 'malformed'],
  ['an earlier form', '#set=3.8a8f1816..Set%2D1.22d', 'malformed'],
  ['a broken title', set('"'), 'malformed'],
  ['a song without semitones', set('a', '12'), 'malformed'],
  ['twelve semitones', set('a', '1m'), 'malformed'],
  ['a capo on fret 12', set('a', '1a12'), 'malformed'],
  ['a broken note', set('a', '1a_\\'), 'malformed'],
  ['an entry that is empty', set('a', '', '1a'), 'malformed'],
  ['a song that is not there', set('a', '51a'), 'unknownSong'],
  ['501 entries', set('T', ...Array<string>(501).fill('1a')), 'tooLarge'],
  ['a title of 1,001 letters', set('a'.repeat(1001)), 'tooLarge'],
  ['a note of 1,001 letters', set('T', `1a_${'a'.repeat(1001)}`), 'tooLarge'],
  ['a book', set('a'.repeat(300_000)), 'tooLarge'],
])('%s is refused', (_, fragment, problem) => expect(read(fragment)).toBe(problem));
