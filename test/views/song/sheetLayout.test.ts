import fc from 'fast-check';
import { songs } from '../../../src/catalogue';
import { placeChords } from '../../../src/music';
import { hasColumnsOnPaper, splitStanzas } from '../../../src/views/song/sheetLayout';

const split = (lyrics: readonly string[], chords: readonly string[] = []): number[][] =>
  splitStanzas(lyrics.map((lyric, index) => placeChords(lyric, chords[index] ?? ''))).map((stanza) =>
    stanza.map(({ index }) => index),
  );

test.each<[name: string, lyrics: string[], stanzas: number[][]]>([
  ['nothing', [], []],
  ['one stanza', ['ա', 'բ'], [[0, 1]]],
  ['two stanzas', ['ա', '', 'բ'], [[0, 1], [2]]],
  ['a blank line at the end', ['ա', ''], [[0, 1]]],
  [
    'two blank lines',
    ['ա', '', '', 'բ', 'գ'],
    [
      [0, 1, 2],
      [3, 4],
    ],
  ],
  ['a blank line at the start', ['', 'ա'], [[0], [1]]],
])('%s', (_, lyrics, stanzas) => expect(split(lyrics)).toEqual(stanzas));

test('a line of chords alone parts no stanza', () => {
  expect(split(['ա', '', 'բ'], ['', 'Am'])).toEqual([[0, 1, 2]]);
});

test('every line stays, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', 'լաո')), (lyrics) => {
      expect(split(lyrics).flat()).toEqual([...lyrics.keys()]);
    }),
  );
});

const lineOf = (length: number) => placeChords('ա'.repeat(length), 'Am');

test('columns on paper are for songs that are long and narrow', () => {
  const shortSong = Array.from({ length: 20 }, () => lineOf(20));
  const long = Array.from({ length: 30 }, () => lineOf(20));
  expect(hasColumnsOnPaper(shortSong)).toBe(false);
  expect(hasColumnsOnPaper(long)).toBe(true);
  expect(hasColumnsOnPaper([...long, lineOf(60)])).toBe(false);
});

test('songs of the catalogue are of both kinds', () => {
  const kinds = songs.map(({ body }) =>
    hasColumnsOnPaper(body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index]!))),
  );
  expect(new Set(kinds).size).toBe(2);
});
