import fc from 'fast-check';
import { placeChords } from '../../../src/music';
import { splitStanzas } from '../../../src/views/song/sheetLayout';

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
