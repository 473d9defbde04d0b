import { cpSync, readFileSync, rmSync } from 'node:fs';
import { readMeanings } from '../../../src/build/site/readMeanings';
import { TRANSLATIONS } from '../../../src/build/site/translateSongs';
import { readSongFiles } from '../../../src/catalogue/readSongFiles';
import { sungLines } from '../../../src/catalogue/sections';
import { LANGUAGES } from '../../../src/views/text/languages';
import { temporaryFolder } from '../../support/temporaryFolder';

const { pathOf, write } = temporaryFolder();
const songs = readSongFiles();

test.each(LANGUAGES)('in %s every sung line of another language has its meaning', (language) => {
  const meanings = readMeanings(songs, language);
  expect(meanings).toHaveLength(songs.length);
  songs.forEach((song, id) => {
    const told = meanings[id]!.lines.flatMap((text, line) => (text ? [line] : []));
    const sung = sungLines(song).map(({ line }) => line);
    expect([song.title, told]).toEqual([song.title, song.language === language ? [] : sung]);
  });
});

test('a gloss is at its word wherever the song has it as a whole word, and in the Armenian songbook alone', () => {
  const glossed = readMeanings(songs, 'hy').flatMap(({ glosses }, id) =>
    glosses.map(([line, from, to, text]) => [id, songs[id]!.body.lyrics[line]!.slice(from, to), text]),
  );
  expect(glossed).toContainEqual([22, 'մուրվեթ ու քերամ', 'շնորհ ու ողորմություն']);
  expect(glossed.filter(([id, word]) => id === 1 && word === 'Երբոր')).toHaveLength(3);
  for (const language of ['en', 'ru', 'fr'] as const)
    expect(readMeanings(songs, language).flatMap(({ glosses }) => glosses)).toEqual([]);
});

test('a note on a stanza follows its last line, and a doubtful line keeps its sign', () => {
  const { lines } = readMeanings(songs, 'en')[33]!;
  expect(lines[3]).toMatch(/^Who can take you from me\?.*\(\?\)\nKamancha: a bowed spike fiddle\./);
  expect(lines.slice(0, 3).join()).not.toContain('\n');
});

const KRUNK = 'fr/22-krunk.txt';
const GLOSSES = 'glosses/22-krunk.txt';
const withoutLine = (line: number) => (text: string) =>
  text
    .split('\n')
    .toSpliced(line - 1, 1)
    .join('\n');

test.each<[what: string, path: string, change: (text: string) => string, problem: string]>([
  ['a line is missing', KRUNK, withoutLine(2), `${KRUNK}:4: stanza 1 has 3 lines, and 4 in the song`],
  [
    'a line is too much',
    KRUNK,
    (text) => `Ah !\n${text}`,
    `${KRUNK}:5: stanza 1 has 5 lines, and 4 in the song`,
  ],
  [
    'the last line is missing',
    KRUNK,
    withoutLine(34),
    `${KRUNK}:34: stanza 7 has 3 lines, and 4 in the song`,
  ],
  ['two stanzas are joined', KRUNK, withoutLine(30), `${KRUNK}:30: stanza 6 has 8 lines, and 4 in the song`],
  ['a stanza is too much', KRUNK, (text) => `${text}\nAh !\n`, `${KRUNK}:36: the song has only 7 stanzas`],
  [
    'a stanza has two notes',
    KRUNK,
    (text) => text.replace('\n\n', '\n* a\n* b\n\n'),
    `${KRUNK}:5: neither a line`,
  ],
  ['a line begins with a space', KRUNK, (text) => ` ${text}`, `${KRUNK}:1: neither a line of the song nor`],
  ['a gloss has no word', GLOSSES, (text) => `= որտեղի՞ց\n${text}`, `${GLOSSES}:1: not «word = gloss»`],
  [
    'a gloss is of another song',
    GLOSSES,
    () => 'ղալամով = գրիչով',
    `${GLOSSES}:1: «ղալամով» is not in the song`,
  ],
  [
    'a gloss is of a part of a word',
    GLOSSES,
    () => 'Կռուն = թռչուն',
    `${GLOSSES}:1: «Կռուն» is not in the song`,
  ],
  ['a seventh gloss', GLOSSES, (text) => `${text}տոլապ = անիվ`, `${GLOSSES}:7: more than 6 glosses`],
])('the build is refused and names file and line where %s', (_, path, change, problem) => {
  cpSync(TRANSLATIONS, pathOf(), { recursive: true });
  write(path, change(readFileSync(`${TRANSLATIONS}/${path}`, 'utf8')));
  const language = path === GLOSSES ? 'hy' : 'fr';
  expect(() => readMeanings(songs, language, pathOf())).toThrow(pathOf(path).replace(path, problem));
});

test('the build is refused and names each file that is missing, in the song’s own language, or of no song', () => {
  cpSync(TRANSLATIONS, pathOf(), { recursive: true });
  rmSync(pathOf(KRUNK));
  for (const path of ['fr/47-le-temps-des-cerises.txt', 'fr/99-none.txt', 'glosses/22-krunkner.txt'])
    write(path, 'a');
  const problems = [
    '/fr/22-krunk.txt is missing',
    '/fr/47-le-temps-des-cerises.txt translates the song into its own language',
    '/fr/99-none.txt has the name of no song file',
    '/glosses/22-krunkner.txt has the name of no song file',
  ];
  expect(() => readMeanings(songs, 'fr', pathOf())).toThrow(
    new Error(problems.map((problem) => pathOf() + problem).join('\n')),
  );
});
