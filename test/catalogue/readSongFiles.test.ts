import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSong, readSongFiles } from '../../src/catalogue/readSongFiles';

const SONG =
  '{title: Օրոր}\n{subtitle: Ժողովրդական}\n{key: Am}\n{copyright: Ժողովրդական։}\n\n[Am]Քուն եղիր\n';
const TUNE = '\n{start_of_abc}\nX:1\nM:none\nL:1/8\nK:Am\nA4 c2 E2\nw: Քուն ե-ղիր\n{end_of_abc}\n';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'songs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('songs are read in the order of their numbers', () => {
  writeFileSync(join(folder, '01-b.cho'), SONG.replace('Օրոր', 'Երկրորդ'));
  writeFileSync(join(folder, '00-a.cho'), SONG);
  expect(readSongFiles(folder).map(({ title }) => title)).toEqual(['Օրոր', 'Երկրորդ']);
});

test.each([
  ['a gap in the numbers', '02-c.cho', SONG, '02-c.cho: number 1 is expected here'],
  ['a number given twice', '00-c.cho', SONG, '00-c.cho: number 1 is expected here'],
  ['another kind of name', 'Oror.cho', SONG, 'Oror.cho: not named NN-name.cho'],
  [
    'a malformed song',
    '01-c.cho',
    SONG.replace('[Am]', '[Xy]'),
    '01-c.cho:6: «Xy» cannot be read as a chord',
  ],
  [
    'a maker who is not credited',
    '01-c.cho',
    SONG.replace('{key', '{composer: Գաբրիել Երանյան}\n{key'),
    '01-c.cho:2: «Գաբրիել Երանյան» made the song and is not in its «subtitle»',
  ],
  ['a malformed tune', '01-c.cho', SONG + TUNE.replace('K:Am\n', ''), '01-c.cho:8: a tune begins with X:1'],
  ['a tune in another key', '01-c.cho', SONG + TUNE.replace('K:Am', 'K:Dm'), '01-c.cho:8: the tune is in D'],
])('%s stops the reading', (_, name, text, reason) => {
  writeFileSync(join(folder, '00-a.cho'), SONG);
  writeFileSync(join(folder, name), text);
  expect(() => readSongFiles(folder)).toThrow(reason);
});

test('all that is wrong with all files is said at once', () => {
  writeFileSync(join(folder, '00-a.cho'), SONG.replace('[Am]', '[Xy]').replace('{key: Am}\n', ''));
  writeFileSync(join(folder, '01-b.cho'), SONG.replace('[Am]', '[B]'));
  expect(() => readSongFiles(folder)).toThrow(
    /^00-a\.cho:1: «key» is missing\n00-a\.cho:5: «Xy» cannot.*\n01-b\.cho:6: «B» has a bare B/,
  );
});

test('a song without a tune has no melody', () => {
  expect(readSong(SONG + TUNE).song!.melody).toMatchObject({ last: 'E', mode: null });
  expect(readSong(SONG).song!.melody).toBeNull();
});
