import { cpSync, readFileSync, rmSync } from 'node:fs';
import { readCatalogue } from '../../../src/build/site/readCatalogue';
import { readMeanings } from '../../../src/build/site/readMeanings';
import { translateSongs } from '../../../src/build/site/translateSongs';
import { FOLDERS, type Note } from '../../../src/build/site/translationFiles';
import { formatProblem } from '../../../src/catalogue';
import { readSongFiles } from '../../../src/catalogue/readSongFiles';
import type { Language } from '../../../src/views/text/languages';
import { temporaryFolder } from '../../support/temporaryFolder';

const { pathOf, write } = temporaryFolder();

const shortened = (problem: string): string => problem.replace(pathOf('/'), '');
/** The problems of the copied songs and translations. */
const problems = (): readonly string[] =>
  readCatalogue({ songs: pathOf('songs'), translations: pathOf('translations') }).problems.map(shortened);
const copyAll = (): void => {
  for (const [kind, folder] of Object.entries(FOLDERS)) cpSync(folder, pathOf(kind), { recursive: true });
};

test('nothing is refused in the songbook, which has every song in four languages', () => {
  const { problems, areSongsWhole, editions } = readCatalogue();
  expect([problems, areSongsWhole]).toEqual([[], true]);
  expect(editions.map(({ language, songs, meanings }) => [language, songs.length, meanings.length])).toEqual(
    ['hy', 'en', 'ru', 'fr'].map((language) => [language, 51, 51]),
  );
});

const songs = readSongFiles();
const FRENCH = 'translations/fr/22-krunk.txt';
const GLOSSES = 'translations/glosses/22-krunk.txt';
const GLOSS = 'տոլապ = ջրանիվ = water wheel = водяное колесо = roue à eau';
const TITLES = 'translations/titles.json';
const withoutLine = (line: number) => (text: string) =>
  text
    .split('\n')
    .toSpliced(line - 1, 1)
    .join('\n');
/** Writes something in the place of the first that is found. */
const swap = (found: string | RegExp, by: string) => (text: string) => text.replace(found, by);
const glossed = (word: string) => () => GLOSS.replace('տոլապ', word);
const UNPLACED = 'neither a line of the song nor the last one of a stanza, its note';
const UNREAD = 'is not «word = hy = en = ru = fr»';
const [DUN, ARAVOTUN] = ['"40-dun-im-musan-es"', '"41-aravotun-bari-lus"'];

test.each<[what: string, path: string, change: (text: string) => string, ...problems: string[]]>([
  ['a line lacks', FRENCH, withoutLine(2), ':4: stanza 1 has 3 lines here, and 4 in the song'],
  ['a line is too much', FRENCH, swap(/^/, 'Ah !\n'), ':5: stanza 1 has 5 lines here, and 4 in the song'],
  ['the last line lacks', FRENCH, withoutLine(34), ':34: stanza 7 has 3 lines here, and 4 in the song'],
  [
    'two stanzas are joined',
    FRENCH,
    withoutLine(30),
    ':30: stanza 6 has 8 lines here, and 4 in the song',
    ':34: stanza 7 has 0 lines here, and 4 in the song',
  ],
  ['a stanza is too much', FRENCH, swap(/$/, '\nAh !\n'), ':36: the song has only 7 stanzas'],
  [
    'a stanza has two notes',
    FRENCH,
    swap('\n\n', '\n* a\n* b\n\n'),
    ':5: stanza 1 has 5 lines here, and 4 in the song',
    `:5: ${UNPLACED}`,
  ],
  ['a line begins with a space', FRENCH, swap(/^/, ' '), `:1: ${UNPLACED}`],
  [
    'a gloss has no word',
    GLOSSES,
    swap(/.*?(?= =)/, ''),
    `:1: « = որտեղի՞ց = from where = откуда = d’où» ${UNREAD}`,
  ],
  [
    'a gloss is in too few languages',
    GLOSSES,
    swap(' = d’où', ''),
    `:1: «ուստի՞ = որտեղի՞ց = from where = откуда» ${UNREAD}`,
  ],
  ['a gloss is of another song', GLOSSES, glossed('ղալամով'), ':1: «ղալամով» is not in the song'],
  ['a gloss is of a part of a word', GLOSSES, glossed('Կռուն'), ':1: «Կռուն» is not in the song'],
  ['a gloss is of a bracket', GLOSSES, glossed('('), ':1: «(» is not in the song'],
  ['a gloss is one too much', GLOSSES, swap(/$/, GLOSS), ':7: more than 6 glosses'],
  [
    'a name is misspelled',
    TITLES,
    swap(DUN, '"40-dun-im-musan"'),
    ':42: write "40-dun-im-musan-es": "the title in Latin letters"',
    ':42: "40-dun-im-musan" is the name of no song file',
  ],
  [
    'a name stands twice',
    TITLES,
    swap(DUN, `${ARAVOTUN}: "Առավոտ",\n${DUN}`),
    ':44: "41-aravotun-bari-lus" stands twice',
  ],
  [
    'a title is empty',
    TITLES,
    swap(/(?<="40-dun-im-musan-es": )"[^"]*"/, '""'),
    ':42: write "40-dun-im-musan-es": "the title in Latin letters"',
  ],
  [
    'a comma lacks',
    TITLES,
    swap(',\n', '\n'),
    ":3: the file is no JSON, here or on the line above: Expected ',' or '}' after property value in JSON at position 40",
  ],
  [
    'the sentence on a song lacks',
    'translations/en.json',
    swap(/ *"40-.*\n/, ''),
    ':43: write "40-dun-im-musan-es": "a sentence on the song in English"',
  ],
  [
    'a fact lacks',
    'translations/ru.json',
    swap(/ *"Բարսեղ Կանաչյան".*\n/, ''),
    ':55: write "Բարսեղ Կանաչյան": "the same in Russian" among the facts',
  ],
  [
    'a chord of a remark is another one',
    'translations/fr.json',
    swap(/(?<=Ավելի հեշտ է երեք ակորդով.*": ".*)\(Em\)/, '(E)'),
    expect.stringMatching(/^:\d+: \(E\) is not in «Ավելի հեշտ է երեք ակորդով/) as string,
  ],
])('a build is refused and names file and line where %s', (_, path, change, ...expected) => {
  cpSync(FOLDERS.translations, pathOf('translations'), { recursive: true });
  write(path, change(readFileSync(pathOf(path), 'utf8')));
  const [, named] = /^translations\/(\w\w)[./]/.exec(path) ?? [];
  const language = (named ?? 'fr') as Language;
  const found: string[] = [];
  const note: Note = (file, problem) => found.push(shortened(formatProblem(problem, file)).replace(path, ''));
  const translations = pathOf('translations');
  translateSongs(songs, language, note, { ...FOLDERS, translations });
  readMeanings(songs, language, note, { ...FOLDERS, translations });
  expect([...new Set(found)]).toEqual(expected);
});

const missing = (lines: number): string =>
  `:1: the file is missing: write what each of the ${lines} sung lines means, a blank line between stanzas`;

test('each file that lacks, that is in the song’s own language, or of no song is named once', () => {
  copyAll();
  rmSync(pathOf(FRENCH));
  for (const name of ['fr/47-le-temps-des-cerises', 'fr/99-none', 'glosses/22-krunkner'])
    write(`translations/${name}.txt`, 'a');
  expect(problems()).toEqual([
    'translations/glosses/22-krunkner.txt:1: the file has the name of no song file: rename or remove it',
    `translations/fr/22-krunk.txt${missing(28)}`,
    'translations/fr/47-le-temps-des-cerises.txt:1: the song is translated into its own language: remove the file',
    'translations/fr/99-none.txt:1: the file has the name of no song file: rename or remove it',
  ]);
});

test('a new song that lacks everything is refused with all its reasons at once', () => {
  copyAll();
  write(
    'songs/51-oror.cho',
    '{title: Օրոր}\n{subtitle: Խոսք՝ Արմեն Նորագյուղ}\n{composer: Անի Նորաձոր}\n{key: B}\n{copyright: Ազատ երգ է։}\n{meta: kind rock}\n\n[Am]Քուն\n[Xm]եղիր\n',
  );
  write('translations/fr/51-oror.txt', 'Dors\n');
  const file = 'songs/51-oror.cho';
  const found = problems();
  expect(found.filter((problem) => problem.startsWith(file))).toEqual([
    `${file}:2: «Անի Նորաձոր» made the song and is not in its «subtitle»`,
    expect.stringMatching(`^${file}:4: «B» has a bare B: write H`),
    expect.stringMatching(`^${file}:6: «rock» is no kind of song: write patriotic`),
    expect.stringMatching(`^${file}:8: the words stand in no strophe: write {start_of_verse} above`),
    expect.stringMatching(`^${file}:9: «Xm» cannot be read as a chord`),
  ]);
  expect(found.filter((problem) => !problem.startsWith(file))).toEqual([
    'translations/titles.json:53: write "51-oror": "the title in Latin letters"',
    ...Object.entries({ en: 'English', ru: 'Russian', fr: 'French' }).flatMap(([language, name]) => [
      `translations/${language}.json:54: write "51-oror": "a sentence on the song in ${name}"`,
      ...['Անի Նորաձոր', 'Խոսք՝ Արմեն Նորագյուղ', 'Ազատ երգ է։'].map(
        (fact) => `translations/${language}.json:55: write "${fact}": "the same in ${name}" among the facts`,
      ),
      ...(language === 'fr' ? [] : [`translations/${language}/51-oror.txt${missing(2)}`]),
    ]),
  ]);
});
