import { readFileSync } from 'node:fs';
import { readSongFiles, songFileNames } from '../../../src/catalogue/readSongFiles';
import { TRANSLATIONS, translateSongs } from '../../../src/build/site/translateSongs';
import { temporaryFolder } from '../../support/temporaryFolder';

const { pathOf, write } = temporaryFolder();
const songs = readSongFiles();
const [DUN, ARAVOTUN] = ['"40-dun-im-musan-es"', '"41-aravotun-bari-lus"'];

/** Translates the songs into French with a change in one of the files. */
const translateWith = (changed: string, change: (text: string) => string) => {
  for (const name of ['titles.json', 'fr.json']) {
    const text = readFileSync(`${TRANSLATIONS}/${name}`, 'utf8');
    write(name, name === changed ? change(text) : text);
  }
  return translateSongs(songs, 'fr', pathOf());
};

describe.each(['titles.json', 'fr.json'])('a build names file and song where, in %s,', (file) => {
  test.each<[string, (text: string) => string, string[]]>([
    [
      'the numbers of two songs are exchanged',
      (text) => text.replace(DUN, '"41-dun-im-musan-es"').replace(ARAVOTUN, '"40-aravotun-bari-lus"'),
      [
        'lacks 40-dun-im-musan-es',
        'lacks 41-aravotun-bari-lus',
        'has 41-dun-im-musan-es, which is no song file',
        'has 40-aravotun-bari-lus, which is no song file',
      ],
    ],
    [
      'a name is misspelled',
      (text) => text.replace(DUN, '"40-dun-im-musan"'),
      ['lacks 40-dun-im-musan-es', 'has 40-dun-im-musan, which is no song file'],
    ],
    [
      'a name stands twice',
      (text) => text.replace(DUN, `${ARAVOTUN}: "Առավոտ",\n${DUN}`),
      ['has 41-aravotun-bari-lus twice'],
    ],
  ])('%s', (_, change, problems) => {
    expect(() => translateWith(file, change)).toThrow(
      new Error(problems.map((problem) => `${pathOf(file)} ${problem}`).join('\n')),
    );
  });
});

/** The first letters of a title or of a song file's name, in which «À» is a. */
const beginning = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
    .slice(0, 5);

test('a title goes to the song whose file has its name, in whatever order they are written', () => {
  const reversed = (text: string) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse()));
  const titles = translateWith('titles.json', reversed).map(({ title }) => beginning(title));
  expect(titles).toEqual(songFileNames().map((name) => beginning(name.replace('.cho', ''))));
});
