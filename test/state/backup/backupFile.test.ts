import fc from 'fast-check';
import {
  BACKUP_LIMIT,
  formatBackup,
  fromKept,
  NO_CHOICES,
  parseBackup,
  type StoredTexts,
} from '../../../src/state';
import { anyKept, inBackup } from '../../support/anyState';
import { file } from '../../support/backupFiles';

const read = (text: string) => parseBackup(text, 51);
const write = (kept: StoredTexts) => formatBackup(fromKept(kept, 51));

test('a backup can be read by eye', () => {
  expect(
    write({ fav22: '1', tr22: '5', tr4: '0', 'songbook:theme': 'dark', 'songbook:toldOfCleaning': 'true' }),
  ).toBe(`{
  "format": "songbook-backup",
  "version": 6,
  "kept": {
    "fav22": "1",
    "tr22": "5",
    "songbook:theme": "dark"
  }
}
`);
});

test('any choices come back from their file', () => {
  fc.assert(
    fc.property(anyKept, (kept) => {
      expect(read(write(kept))).toEqual({ kept: inBackup(kept), leftOut: 0 });
    }),
    { numRuns: 100 },
  );
});

const entry = (song: number): StoredTexts => ({
  'songbook:entry-a.b': JSON.stringify({ place: 0, song, transpose: 0, note: '' }),
});

test.each<[what: string, text: string, kept: StoredTexts]>([
  ['a visitor without choices', formatBackup(NO_CHOICES), {}],
  ['a setting as by default', file({ 'songbook:theme': 'system' }), { 'songbook:theme': 'system' }],
  ['a byte order mark', `\uFEFF${file({})}`, {}],
  ['a file at the limit', file({}).padEnd(BACKUP_LIMIT), {}],
  ['11 semitones', file({ tr7: '11' }), { tr7: '11' }],
  ['a set with a song', file(entry(50)), entry(50)],
])('%s is read', (_, text, kept) => expect(read(text)).toEqual({ kept, leftOut: 0 }));

test.each<[what: string, kept: object]>([
  ['null', { fav1: null }],
  ['a number', { tr1: 3 }],
  ['of a setting that was there once', { 'songbook:font': 'serif' }],
  ['of `__proto__`', JSON.parse('{"__proto__":"1"}') as object],
  ['of a foreign key', { favicon: '1' }],
  ['of a setting that cannot be had', { 'songbook:theme': 'blue' }],
  ['of a setting that stays with its device', { 'songbook:toldOfCleaning': 'true' }],
  ['0 semitones', { tr7: '0' }],
  ['a capo on fret 12', { 'songbook:capo7': '12' }],
  ['a note of two lines', { 'songbook:note7': 'ցածր\nդանդաղ' }],
  ['of song 51', { fav51: '1' }],
  ['a set with song 51', entry(51)],
])('a choice that is %s is left out and counted, and the others are read', (_, kept) => {
  expect(read(file({ fav1: '1', ...kept, tr22: '5' }))).toEqual({
    kept: 'fav1' in kept ? { tr22: '5' } : { fav1: '1', tr22: '5' },
    leftOut: 1,
  });
});

test.each<[what: string, text: string, expected: string]>([
  ['nothing', '', 'notJson'],
  ['brackets without end', '['.repeat(BACKUP_LIMIT), 'notJson'],
  ['a file beyond the limit', file({}).padEnd(BACKUP_LIMIT + 1), 'tooLarge'],
  ['a JSON list', '[]', 'foreign'],
  ['an action log', file({}).replace('backup', 'action-log'), 'foreign'],
  ['a format by inheritance', `{"__proto__": ${file({})}}`, 'foreign'],
  ['no choices', file({}).replace('kept', 'rest'), 'malformed'],
  ['a list of choices', file({}).replace('{}', '[]'), 'malformed'],
  ['version 7, of whatever shape', file({}).replace('6', '7').replace('{}', '1'), 'newerVersion'],
  ['version 5', file({}).replace('6', '5'), 'malformed'],
  ['no version', file({}).replace('version', 'age'), 'malformed'],
])('%s is refused', (_, text, expected) => expect(read(text)).toBe(expected));

const PROBLEMS = ['tooLarge', 'notJson', 'foreign', 'newerVersion', 'malformed'];
const anyKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'format', 'version', 'kept');
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.jsonValue(),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(anyKey, fc.string()), tie('value'), { maxKeys: 3 }),
  ),
})).value;
const hostileText = fc.oneof(
  fc.string({ unit: 'binary' }),
  anyJson.map((value) => JSON.stringify(value)),
  fc.dictionary(fc.oneof(anyKey, fc.constantFrom('fav1', 'tr2', 'songbook:theme')), fc.string()).map(file),
  fc
    .tuple(anyKept, fc.nat(), fc.nat(9), fc.oneof(fc.string(), fc.constantFrom(...'0123456789,"[]{}-e')))
    .map(([kept, at, length, text]) => {
      const whole = write(kept);
      const place = at % whole.length;
      return whole.slice(0, place) + text + whole.slice(place + length);
    }),
);

test('any text gives a backup of known songs or a reason, and throws nothing', () => {
  let readable = 0;
  fc.assert(
    fc.property(hostileText, (text) => {
      const backup = read(text);
      if (typeof backup === 'string') {
        expect(PROBLEMS).toContain(backup);
        return;
      }
      readable += 1;
      for (const key of Object.keys(backup.kept))
        expect(key).toMatch(/^(?:(?:fav|tr)(?:\d|[1-4]\d|50)$|songbook:)/);
      expect(read(write(backup.kept))).toEqual({ ...backup, leftOut: 0 });
    }),
    { numRuns: 1000 },
  );
  expect(readable).toBeGreaterThan(20);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
