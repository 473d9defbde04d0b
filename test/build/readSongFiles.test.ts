import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSongFiles } from '../../src/build/readSongFiles';

const SONG = '{title: Օրոր}\n{artist: Ժողովրդական}\n{key: Am}\n{copyright: Ժողովրդական։}\n\n[Am]Քուն եղիր\n';
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
])('%s stops the reading', (_, name, text, reason) => {
  writeFileSync(join(folder, '00-a.cho'), SONG);
  writeFileSync(join(folder, name), text);
  expect(() => readSongFiles(folder)).toThrow(reason);
});
