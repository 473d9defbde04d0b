import { readFileSync } from 'node:fs';
import { readSongFiles, songNames } from '../../../src/catalogue/readSongFiles';
import { translateSongs } from '../../../src/build/site/translateSongs';
import { FOLDERS, refuse } from '../../../src/build/site/translationFiles';
import { temporaryFolder } from '../../support/temporaryFolder';

const { pathOf, write } = temporaryFolder();

/** The first letters of a title or of a song file's name, in which «À» is a. */
const beginning = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
    .slice(0, 5);

test('a title goes to the song whose file has its name, in whatever order they are written', () => {
  const [titles, french] = ['titles.json', 'fr.json'].map((name) =>
    readFileSync(`${FOLDERS.translations}/${name}`, 'utf8'),
  );
  write('fr.json', french);
  const reversed = Object.entries(JSON.parse(titles!) as object).reverse();
  write('titles.json', JSON.stringify(Object.fromEntries(reversed)));
  const translated = translateSongs(readSongFiles(), 'fr', refuse, { ...FOLDERS, translations: pathOf() });
  expect(translated.map(({ title }) => beginning(title))).toEqual(songNames().map(beginning));
});
