import { readdirSync, readFileSync } from 'node:fs';
import { songs } from '../../src/catalogue';

const chordsOf = (chords: readonly string[]): string[] => chords.join(' ').match(/\S+/g) ?? [];
const titled = songs.map((song) => [`${song.id} ${song.title}`, song] as const);

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

test('one title is French, and four songs are sung in French', () => {
  expect(songs.filter(({ title }) => /\p{Script=Latin}/u.test(title)).map(({ title }) => title)).toEqual([
    'Le temps des cerises',
  ]);
  expect(songs.filter(({ language }) => language === 'fr')).toHaveLength(4);
});

test("the songbook's own song has a chord inside its words and ends in Armenian", () => {
  const { author, body, rights } = songs[50]!;
  expect(`${author} ${rights}`).toMatch(/երգարան.*Երգարանի սեփական երգ/);
  expect(body.lyrics.filter((lyric) => lyric.includes('(Am)'))).toHaveLength(1);
  expect(body.lyrics.at(-1)).toMatch(/^\p{Script=Armenian}/u);
});

test.each([
  ['m', /^[A-H][#b]?m$/],
  ['7', /^[A-H][#b]?7$/],
  ['maj7', /maj7/],
  ['sus', /sus$/],
  ['sus4', /sus4/],
  ['dim', /dim/],
  ['add', /add/],
  ['flat five', /b5/],
  ['flat nine', /b9/],
  ['slash bass', /\//],
  ['H', /^H/],
  ['Bb', /^Bb/],
])('the family %s occurs in the catalogue', (_, family) => {
  expect(songs.flatMap(({ body }) => chordsOf(body.chords)).some((chord) => family.test(chord))).toBe(true);
});

test('no song is there twice', () => {
  const openings = songs.map(({ body }) => body.lyrics.slice(0, 3).join('\n'));
  for (const values of [songs.map(({ title }) => title), openings])
    expect(new Set(values).size).toBe(songs.length);
});

test('exactly one song names its video by a full watch address', () => {
  expect(songs.filter(({ youtube }) => youtube.startsWith('https:'))).toHaveLength(1);
});

test.each(titled)('%s has words and chords enough to sing and play', (_, { body }) => {
  expect(body.lyrics.filter(Boolean).length).toBeGreaterThanOrEqual(6);
  expect(chordsOf(body.chords).length).toBeGreaterThanOrEqual(6);
});

test.each(titled)(
  '%s has no letters of another script, and each chord within reach of its words',
  (_, song) => {
    const foreign = song.language === 'hy' ? /\p{Script=Cyrillic}|\p{Script=Latin}/u : /\p{Script=Cyrillic}/u;
    song.body.chords.forEach((line, index) => {
      const lyric = song.body.lyrics[index]!;
      expect(lyric).not.toMatch(foreign);
      const beyond = chordsOf([line.slice(lyric.length)]);
      expect(line.length).toBeLessThanOrEqual(lyric.length + Math.max(1, beyond.length) * 8);
    });
  },
);
