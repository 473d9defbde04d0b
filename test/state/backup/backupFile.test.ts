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
      expect(read(write(kept))).toEqual(inBackup(kept));
    }),
    { numRuns: 100 },
  );
});

const entry = (song: number): StoredTexts => ({
  'songbook:entry-a.b': JSON.stringify({ place: 0, song, transpose: 0, note: '' }),
});

test.each<[what: string, text: string, expected: object | string]>([
  ['a visitor without choices', formatBackup(NO_CHOICES), {}],
  ['a setting as by default', file({ 'songbook:theme': 'system' }), { 'songbook:theme': 'system' }],
  ['a byte order mark', `\uFEFF${file({})}`, {}],
  ['nothing', '', 'notJson'],
  ['brackets without end', '['.repeat(BACKUP_LIMIT), 'notJson'],
  ['a file at the limit', file({}).padEnd(BACKUP_LIMIT), {}],
  ['a file beyond the limit', file({}).padEnd(BACKUP_LIMIT + 1), 'tooLarge'],
  ['a JSON list', '[]', 'foreign'],
  ['an action log', file({}).replace('backup', 'action-log'), 'foreign'],
  ['a format by inheritance', `{"__proto__": ${file({})}}`, 'foreign'],
  ['no choices', file({}).replace('kept', 'rest'), 'malformed'],
  ['a list of choices', file({}).replace('{}', '[]'), 'malformed'],
  ['a choice of null', file({}).replace('{}', '{"fav1":null}'), 'malformed'],
  ['a number', file({}).replace('{}', '{"tr1":3}'), 'malformed'],
  ['a choice unheard of', file({ 'songbook:font': 'serif' }), 'malformed'],
  ['a __proto__', file({}).replace('{}', '{"__proto__":"1"}'), 'malformed'],
  ['a foreign key', file({ favicon: '1' }), 'malformed'],
  ['a setting that cannot be had', file({ 'songbook:theme': 'blue' }), 'malformed'],
  ['a setting that stays with its device', file({ 'songbook:toldOfCleaning': 'true' }), 'malformed'],
  ['0 semitones', file({ tr7: '0' }), 'malformed'],
  ['11 semitones', file({ tr7: '11' }), { tr7: '11' }],
  ['a capo on fret 12', file({ 'songbook:capo7': '12' }), 'malformed'],
  ['a note of two lines', file({ 'songbook:note7': 'ցածր\nդանդաղ' }), 'malformed'],
  ['song 51', file({ fav7: '1', fav51: '1' }), 'unknownSong'],
  ['a set with a song', file(entry(50)), entry(50)],
  ['a set with a song that is not there', file(entry(51)), 'unknownSong'],
  ['version 7, of whatever shape', file({}).replace('6', '7').replace('{}', '1'), 'newerVersion'],
  ['version 5', file({}).replace('6', '5'), 'malformed'],
  ['no version', file({}).replace('version', 'age'), 'malformed'],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

const PROBLEMS = ['tooLarge', 'notJson', 'foreign', 'newerVersion', 'malformed', 'unknownSong'];
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
      for (const key of Object.keys(backup))
        expect(key).toMatch(/^(?:(?:fav|tr)(?:\d|[1-4]\d|50)$|songbook:)/);
      expect(read(formatBackup(fromKept(backup, 51)))).toEqual(backup);
    }),
    { numRuns: 1000 },
  );
  expect(readable).toBeGreaterThan(20);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
