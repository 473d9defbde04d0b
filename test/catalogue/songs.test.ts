import { readdirSync, readFileSync } from 'node:fs';
import { parseSongId, parseVideoId, repeatedLines, repeatsOf, songs, sungLines } from '../../src/catalogue';

test.each([
  ['Կրկնել վերջին տողը', 1],
  ['Կրկնել վերջին չորս տողը', 4],
  ['Bis : deux derniers vers', 2],
  ['Repeat last line', 1],
  ['Repeat verse', Infinity],
  ['Повторить последние три строки', 3],
  ['Повторить припев', Infinity],
  ['Կրկնել տունը', Infinity],
  ['Bis : le refrain', Infinity],
  ['Կրկնել', null],
  ['Կրկներգ', null],
])('the mark %s repeats %s lines', (mark, lines) => expect(repeatedLines(mark)).toBe(lines));

/** A song of one strophe with such lines below its number. */
const strophe = (...lyrics: string[]) => ({
  body: { lyrics, chords: lyrics.map(() => '') },
  sections: [{ kind: 'verse' as const, label: '1.', from: 0, to: lyrics.length }],
});

test('words are sung behind a number and behind a cue, but not where they are a chord', () => {
  const places = (...lyrics: string[]) =>
    sungLines(strophe(...lyrics)).map(({ line, from }) => `${line}:${from}`);
  expect(places('1. Լաո', '(Աղջիկ) Լաո', 'Կրկնել վերջին տողը', '(Am) Լաո')).toEqual(['0:3', '1:8', '3:0']);
  expect(places('1. (Տղա) Լաո')).toEqual(['0:9']);
});

test('a mark repeats the lines of words before it in its strophe', () => {
  const [one, two, all] = ['Կրկնել վերջին տողը', 'Կրկնել վերջին երկու տողը', 'Կրկնել տունը'];
  expect(repeatsOf(strophe('1. ա', 'բ', 'գ', two, 'դ', one))).toEqual([
    { lines: [1, 2], mark: 3 },
    { lines: [4], mark: 5 },
  ]);
  expect(repeatsOf(strophe('1. ա', 'բ', 'գ', all))).toEqual([{ lines: [0, 1, 2], mark: 3 }]);
});

test('every mark of the songbook repeats lines that follow each other and end above it', () => {
  const repeats = songs.flatMap(repeatsOf);
  expect(repeats).toHaveLength(songs.flatMap(({ body }) => body.lyrics).filter(repeatedLines).length);
  const astray = repeats.filter(({ lines, mark }) =>
    lines.some((line, at) => line !== mark - lines.length + at),
  );
  expect(astray).toEqual([]);
});

test.each(['0', '7', '50'])('the id %j of an address is read', (address) => {
  expect(parseSongId(address, 51)).toBe(Number(address));
});

const NO_IDS = ['51', '07', '-1', '1e1', 'x', '', '3\0', '1 ', '1\t', '1.', '+1', '1,2'];

test.each(NO_IDS)('%j of an address is no id', (address) => expect(parseSongId(address, 51)).toBeNull());

test.each([
  ['SLUz3JIKspg', 'SLUz3JIKspg'],
  ['https://www.youtube.com/watch?v=gp51g8OB5cU', 'gp51g8OB5cU'],
  ['https://www.youtube.com/watch?list=a&v=gp51g8OB5cU&t=3', 'gp51g8OB5cU'],
  ['https://example.org/watch?v=gp51g8OB5cU', null],
  ['javascript:alert(1)', null],
  ['short', null],
  ['', null],
])('the video of %j is %j', (youtube, id) => expect(parseVideoId(youtube)).toBe(id));

const chordsOf = (chords: readonly string[]): string[] => chords.join(' ').match(/\S+/g) ?? [];

test('there are 51 songs, one for each file, numbered from 0', () => {
  const files = readdirSync('static/songs').filter((name) => name.endsWith('.cho'));
  expect(songs.map(({ id }) => id)).toEqual(files.map((_, index) => index));
  expect(songs).toHaveLength(51);
  for (const song of songs) expect(song).toMatchObject({ favorite: 0, transpose: 0 });
});

test('each song tells where its words come from', () => {
  const told = [...readFileSync('static/songs/SOURCES.md', 'utf8').matchAll(/^## (\d\d)\. /gm)];
  expect(told.map(([, number]) => Number(number))).toEqual(songs.map(({ id }) => id));
});

test('one title is French, and six songs are sung in French', () => {
  expect(songs.filter(({ title }) => /\p{Script=Latin}/u.test(title)).map(({ title }) => title)).toEqual([
    'Le temps des cerises',
  ]);
  expect(songs.filter(({ language }) => language === 'fr')).toHaveLength(6);
});

test("the songbook's own song has a chord inside its words and ends in Armenian", () => {
  const { author, body, rights } = songs[50]!;
  expect(`${author} ${rights}`).toMatch(/երգարան.*Երգարանի սեփական երգ/);
  expect(body.lyrics.filter((lyric) => lyric.includes('(Am)'))).toHaveLength(1);
  expect(body.lyrics.at(-1)).toMatch(/^\p{Script=Armenian}/u);
});

const FAMILIES = '^[A-H][#b]?m$ ^[A-H][#b]?7$ maj7 sus$ sus4 dim add b5 b9 / ^H ^Bb'.split(' ');

test.each(FAMILIES)('chords like %s occur in the catalogue', (family) => {
  const chords = songs.flatMap(({ body }) => chordsOf(body.chords));
  expect(chords.some((chord) => RegExp(family).test(chord))).toBe(true);
});

test('no song is there twice', () => {
  const openings = songs.map(({ body }) => body.lyrics.slice(0, 3).join('\n'));
  for (const values of [songs.map(({ title }) => title), openings])
    expect(new Set(values).size).toBe(songs.length);
});

test('exactly one song names its video by a full watch address', () => {
  expect(songs.filter(({ youtube }) => youtube.startsWith('https:'))).toHaveLength(1);
});

test('a remark that songs share names the chords of each key', () => {
  const remarks = ['Am', 'Dm'].map((key) => songs.find((song) => song.key === key && song.remark)?.remark);
  expect(remarks).toEqual([
    'Տողերի վերջում (Am)-ից առաջ հաճախ նվագում են (E7)։',
    'Տողերի վերջում (Dm)-ից առաջ հաճախ նվագում են (A7)։',
  ]);
});

test.each(songs)(
  '$title has words and chords enough, in its own script, each chord in reach of its words',
  (song) => {
    const { body, language } = song;
    expect(body.lyrics.filter(Boolean).length).toBeGreaterThanOrEqual(6);
    expect(chordsOf(body.chords).length).toBeGreaterThanOrEqual(6);
    const foreign = language === 'hy' ? /\p{Script=Cyrillic}|\p{Script=Latin}/u : /\p{Script=Cyrillic}/u;
    expect(body.lyrics.filter((lyric) => foreign.test(lyric))).toEqual([]);
    const astray = body.chords.filter((line, index) => {
      const { length } = body.lyrics[index]!;
      return line.length > length + Math.max(1, chordsOf([line.slice(length)]).length) * 8;
    });
    expect(astray).toEqual([]);
  },
);
