import fc from 'fast-check';
import {
  BACKUP_LIMIT,
  DEFAULT_READER_SETTINGS,
  formatBackup,
  NOTHING_SAVED,
  parseBackup,
} from '../../../src/state';
import { anySaved, audible, chosen } from '../../support/anyState';
import {
  file,
  firstFile,
  list,
  NO_CHOICES as nothing,
  secondFile,
  thirdFile,
  withSettings,
} from '../../support/backupFiles';
import { songId } from '../../support/songbook';

const titleOf = (id: number): string => `Երգ ${id} «\n»`;
const read = (text: string) => parseBackup(text, 51);
const set = {
  place: 0,
  title: 'Կիրակի',
  entries: { a: { place: 0, song: songId(22), transpose: 3, note: '' } },
};

test('a backup can be read by eye', () => {
  const titles: Record<number, string> = { 3: 'Հայաստան', 22: 'Կռունկ' };
  const backup = {
    favorites: { 22: 1, 3: 1 },
    transpositions: { 22: 5, 4: 0 },
    sets: { one: set },
    knownChords: { '9_0-3-7': 'Am', '11_0-4-7-10': 'H7' },
    readerSettings: {
      ...DEFAULT_READER_SETTINGS,
      textSize: 130,
      hand: 'left',
      speeds: { 22: 24 },
      tempos: { 22: 63 },
      bars: { 22: 3 },
      capos: { 22: 0 },
      notes: { 22: 'դանդաղ, «սոլից»' },
    },
  } as const;
  expect(formatBackup(backup, (id) => titles[id]!)).toBe(`{
  "format": "songbook-backup",
  "version": 5,
  "songs": [
    { "id": 3, "title": "Հայաստան", "favorite": true },
    { "id": 22, "title": "Կռունկ", "favorite": true, "semitones": 5, "capo": 0, "linesPerMinute": 24, "beatsPerMinute": 63, "beatsInBar": 3, "note": "դանդաղ, «սոլից»" }
  ],
  "sets": {
    "one": { "place": 0, "title": "Կիրակի", "entries": { "a": { "place": 0, "song": 22, "transpose": 3, "note": "" } } }
  },
  "knownChords": { "9_0-3-7": "Am", "11_0-4-7-10": "H7" },
  "reading": { "textSize": 130, "hand": "left" }
}
`);
});

test('any choices come back from their file', () => {
  fc.assert(
    fc.property(anySaved, (saved) => {
      expect(read(formatBackup(saved, titleOf))).toEqual({
        favorites: saved.favorites,
        transpositions: audible(saved),
        sets: saved.sets,
        knownChords: saved.knownChords,
        readerSettings: chosen(saved),
      });
    }),
    { numRuns: 100 },
  );
});

test.each<[what: string, text: string, expected: object | string]>([
  ['a visitor without choices', formatBackup(NOTHING_SAVED, titleOf), nothing],
  ['a song without a title', list({ id: 50, favorite: true }), { ...nothing, favorites: { 50: 1 } }],
  ['a song without choices', list({ id: 50, title: 'Օրոր' }), nothing],
  ['a setting as by default', file({ reading: { theme: 'system' } }), withSettings({ theme: 'system' })],
  [
    'a tempo and a bar',
    list({ id: 7, beatsPerMinute: 60 }, { id: 8, beatsInBar: 2 }),
    withSettings({ tempos: { 7: 60 }, bars: { 8: 2 } }),
  ],
  ['known chords', file({ knownChords: { x: 'Am' } }), { ...nothing, knownChords: { x: 'Am' } }],
  ['a known chord without a name', file({ knownChords: { x: 1 } }), 'malformed'],
  ['a known chord by a name that every object has', file({ knownChords: { toString: 'C' } }), 'malformed'],
  ['a capo on fret 12', list({ id: 7, capo: 12 }), 'malformed'],
  ['a set', file({ sets: { one: set } }), { ...nothing, sets: { one: set } }],
  ['no sets', file({ sets: undefined }), 'malformed'],
  ['a set with a field unheard of', file({ sets: { one: { ...set, mood: 1 } } }), 'malformed'],
  [
    'a set with a song that is not there',
    file({ sets: { one: { ...set, entries: { a: { ...set.entries.a, song: 51 } } } } }),
    'unknownSong',
  ],
  ['a byte order mark', `\uFEFF${file({})}`, nothing],
  ['nothing', '', 'notJson'],
  ['brackets without end', '['.repeat(BACKUP_LIMIT), 'notJson'],
  ['a file at the limit', file({}).padEnd(BACKUP_LIMIT), nothing],
  ['a file beyond the limit', file({}).padEnd(BACKUP_LIMIT + 1), 'tooLarge'],
  ['a JSON list', '[]', 'foreign'],
  ['an action log', file({ format: 'songbook-action-log' }), 'foreign'],
  ['a format by inheritance', `{"__proto__": ${file({})}}`, 'foreign'],
  ['no reading settings', file({ reading: undefined }), 'malformed'],
  ['a field unheard of', file({ playlists: [] }), 'malformed'],
  ['a __proto__', file({}).replace('{', '{"__proto__": {"songs": []}, '), 'malformed'],
  ['a constructor', file({ constructor: { prototype: { polluted: 1 } } }), 'malformed'],
  ['a __proto__ in a song', list({ id: 1 }).replace('{"id"', '{"__proto__": {}, "id"'), 'malformed'],
  ['an id by inheritance', list({ id: 1 }).replace('"id":1', '"__proto__": {"id": 1}'), 'malformed'],
  ['a song of null', list(null), 'malformed'],
  ['an id as text', list({ id: '7' }), 'malformed'],
  ['a song twice', list({ id: 7, semitones: 1 }, { id: 7, semitones: 2 }), 'malformed'],
  ['half an id', list({ id: 1.5 }), 'malformed'],
  ['a choice unheard of', list({ id: 7, rating: 5 }), 'malformed'],
  ['a title that is no text', list({ id: 7, title: 8 }), 'malformed'],
  ['a favorite of 1', list({ id: 7, favorite: 1 }), 'malformed'],
  ['0 semitones', list({ id: 7, semitones: 0 }), 'malformed'],
  ['11 semitones', list({ id: 7, semitones: 11 }), { ...nothing, transpositions: { 7: 11 } }],
  ['song 51', list({ id: 7, favorite: true }, { id: 51, favorite: true }), 'unknownSong'],
  ['a song beyond numbers', list({ id: 7 }).replace('7', '1e400'), 'malformed'],
  ['a setting unheard of', file({ reading: { font: 'serif' } }), 'malformed'],
  ['a setting that cannot be had', file({ reading: { theme: 'blue' } }), 'malformed'],
  [
    'a __proto__ among the settings',
    file({}).replace('"reading":{', '"reading":{"__proto__": {}'),
    'malformed',
  ],
  ['speeds among the settings', file({ reading: { speeds: { 7: 20 } } }), 'malformed'],
  ['a setting that stays with its device', file({ reading: { toldOfCleaning: true } }), 'malformed'],
  ['settings of null', file({ reading: null }), 'malformed'],
  ['version 1', firstFile({ songs: [{ id: 7, semitones: 2 }] }), { ...nothing, transpositions: { 7: 2 } }],
  ['a capo in the first version', firstFile({ songs: [{ id: 7, capo: 2 }] }), 'malformed'],
  ['sets in the first version', firstFile({ sets: {} }), 'malformed'],
  ['version 2', secondFile({ songs: [{ id: 7, capo: 2 }] }), withSettings({ capos: { 7: 2 } })],
  ['a tempo in the second version', secondFile({ songs: [{ id: 7, beatsPerMinute: 60 }] }), 'malformed'],
  ['known chords in the second version', file({ version: 2 }), 'malformed'],
  ['version 3', thirdFile({ songs: [{ id: 7, beatsPerMinute: 60 }] }), withSettings({ tempos: { 7: 60 } })],
  ['a bar in the third version', thirdFile({ songs: [{ id: 7, beatsInBar: 3 }] }), 'malformed'],
  ['version 4', file({ version: 4, songs: [{ id: 7, beatsInBar: 3 }] }), withSettings({ bars: { 7: 3 } })],
  ['a note in the fourth version', file({ version: 4, songs: [{ id: 7, note: 'ցածր' }] }), 'malformed'],
  ['a note of two lines', list({ id: 7, note: 'ցածր\nդանդաղ' }), 'malformed'],
  ['version 6, of whatever shape', file({ version: 6, songs: 'all', more: 1 }), 'newerVersion'],
  ['version 0', file({ version: 0 }), 'malformed'],
  ['version 1.5', file({ version: 1.5 }), 'malformed'],
  ['no version', file({ version: undefined }), 'malformed'],
])('%s', (_, text, expected) => {
  expect(read(text)).toEqual(expected);
});

const PROBLEMS = ['tooLarge', 'notJson', 'foreign', 'newerVersion', 'malformed', 'unknownSong'];
const anyKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'title', 'semitones', 'reading');
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
  fc.dictionary(fc.constantFrom('version', 'songs', 'sets', 'knownChords', 'reading'), anyJson).map(file),
  fc
    .tuple(anySaved, fc.nat(), fc.nat(9), fc.oneof(fc.string(), fc.constantFrom(...'0123456789,"[]{}-e')))
    .map(([saved, at, length, text]) => {
      const whole = formatBackup(saved, titleOf);
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
      const { favorites, transpositions } = backup;
      for (const table of [favorites, transpositions]) {
        expect(Object.getPrototypeOf(table)).toBe(Object.prototype);
        for (const id of Object.keys(table)) expect(id).toMatch(/^([0-9]|[1-4][0-9]|50)$/);
      }
      expect(new Set([...Object.values(favorites), 1])).toEqual(new Set([1]));
      for (const semitones of Object.values(transpositions))
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]).toContain(semitones);
    }),
    { numRuns: 1000 },
  );
  expect(readable).toBeGreaterThan(20);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
