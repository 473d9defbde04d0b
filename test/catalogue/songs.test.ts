import { readdirSync, readFileSync } from 'node:fs';
import { parseVideoId, songs } from '../../src/catalogue';
import { isChordSymbol, isNoChord, transposeChordLine } from '../../src/music';

const chordsOf = (chords: readonly string[]): string[] => chords.join(' ').match(/\S+/g) ?? [];

test('there are 51 songs, one for each file, numbered from 0', () => {
  const files = readdirSync('static/songs').filter((name) => name.endsWith('.cho'));
  expect(songs.map(({ id }) => id)).toEqual(files.map((_, index) => index));
  expect(songs).toHaveLength(51);
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
  expect(body.lyrics.filter((lyric) => /\(Am\)/.test(lyric))).toHaveLength(1);
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

describe.each(songs.map((song) => [`${song.id} ${song.title}`, song] as const))('%s', (_, song) => {
  const { body } = song;

  test('is an entity as specified, with its rights stated', () => {
    expect(song).toMatchObject({ favorite: 0, transpose: 0, language: expect.stringMatching(/^(hy|fr)$/) });
    expect([song.title, song.author, song.rights].every((value) => value.trim() === value && value)).toBe(
      true,
    );
    expect(song.youtube === '' || parseVideoId(song.youtube)).toBeTruthy();
    expect(body.chords).toHaveLength(body.lyrics.length);
  });

  test('has words and chords enough to sing and play', () => {
    expect(body.lyrics.filter(Boolean).length).toBeGreaterThanOrEqual(6);
    expect(chordsOf(body.chords).length).toBeGreaterThanOrEqual(6);
  });

  test('is written in one notation, in NFC, padded with U+00A0', () => {
    for (const chord of chordsOf(body.chords)) {
      expect(isChordSymbol(chord) || isNoChord(chord)).toBe(true);
      expect(chord).not.toMatch(/B(?!b)/);
    }
    for (const line of body.chords) expect(line).toMatch(/^(\u00a0*[\x21-\x7e]+)*$/);
    for (const line of body.lyrics) {
      expect(line).toBe(line.normalize('NFC').trim());
      expect(line).not.toMatch(/\p{M}|\p{Script=Cyrillic}|[^\S ]/u);
      if (song.language === 'hy') expect(line).not.toMatch(/\p{Script=Latin}/u);
    }
  });

  test('has each chord within reach of its words', () => {
    body.chords.forEach((line, index) => {
      const lyric = body.lyrics[index] ?? '';
      const beyond = line.slice(lyric.length).match(/\S+/g) ?? [];
      expect(line.length).toBeLessThanOrEqual(lyric.length + Math.max(1, beyond.length) * 8);
    });
  });

  test('comes back to itself through every transposition', () => {
    for (const line of body.chords) {
      for (let semitones = 1; semitones < 12; semitones++) {
        const spelled = transposeChordLine(transposeChordLine(line, 1), 11);
        expect(transposeChordLine(transposeChordLine(line, semitones), 12 - semitones)).toBe(spelled);
      }
    }
  });
});
