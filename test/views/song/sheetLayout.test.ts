import fc from 'fast-check';
import { songs, type SongSection } from '../../../src/catalogue';
import { placeChords } from '../../../src/music';
import {
  columnsOnPaper,
  countLabelWords,
  lineSettings,
  splitStanzas,
  stanzaName,
} from '../../../src/views/song/sheetLayout';

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
const stanzas = (...lengths: number[]) =>
  lengths.map((length) => Array.from({ length }, (_, index) => ({ line: lineOf(20), index })));
const columnLengths = (...lengths: number[]): number[][] =>
  columnsOnPaper(stanzas(...lengths)).map((column) => column.map((stanza) => stanza.length));

test.each<[name: string, lengths: number[], columns: number[][]]>([
  ['a song that fits on a page', [9, 9], [[9, 9]]],
  ['a song of one long stanza', [40], [[40]]],
  [
    'equal stanzas',
    [6, 6, 6, 6],
    [
      [6, 6],
      [6, 6],
    ],
  ],
  [
    'an odd number of stanzas',
    [6, 6, 6, 6, 6],
    [
      [6, 6, 6],
      [6, 6],
    ],
  ],
  ['a long last stanza', [4, 4, 4, 20], [[4, 4, 4], [20]]],
  [
    'a song of more than a page: the first column ends with it',
    [9, 9, 9, 9, 9, 9],
    [
      [9, 9],
      [9, 9, 9, 9],
    ],
  ],
])('%s stands on paper in columns of %j as %j', (_, lengths, columns) =>
  expect(columnLengths(...lengths)).toEqual(columns),
);

test('a line that is wrapped in a column counts as often as it is', () => {
  const wide = Array.from({ length: 8 }, (_, index) => ({ line: lineOf(40), index }));
  const columns = columnsOnPaper([wide, ...stanzas(5, 5, 5)]);
  expect(columns.map((column) => column.length)).toEqual([1, 3]);
});

test('a song whose lines would wrap in columns stays in one if it takes no fewer pages so', () => {
  const long = [...Array(4).keys()].map(() =>
    Array.from({ length: 9 }, (_, index) => ({ line: lineOf(45), index })),
  );
  expect(columnsOnPaper(long)).toHaveLength(1);
  expect(columnsOnPaper(stanzas(9, 9, 9, 9))).toHaveLength(2);
});

test('a line too wide for half the paper keeps a song in one column', () => {
  const wide = [{ line: lineOf(60), index: 0 }];
  expect(columnsOnPaper([...stanzas(10, 10, 10), wide])).toHaveLength(1);
});

test('songs of the catalogue are of both kinds, and none loses a stanza', () => {
  const counts = songs.map(({ body }) => {
    const split = splitStanzas(body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index]!)));
    expect(columnsOnPaper(split).flat()).toEqual(split);
    return columnsOnPaper(split).length;
  });
  expect(new Set(counts)).toEqual(new Set([1, 2]));
});

test('labels and marks are no words to be sung, and repeated lines have their places', () => {
  const lyrics = ['Կրկներգ', 'ա', 'բ', 'գ', 'Կրկնել կրկներգը', '', '1. դ', 'Կրկնել վերջին տողը'];
  const settings = lineSettings({
    body: { lyrics, chords: lyrics.map(() => '') },
    sections: [
      { kind: 'chorus', label: 'Կրկներգ', from: 0, to: 5 },
      { kind: 'verse', label: '1.', from: 6, to: 8 },
    ],
  });
  expect(settings.map(({ label }) => label)).toEqual([7, 0, 0, 0, 15, 0, 3, 18]);
  expect(settings.map(({ repeat }) => repeat)).toEqual([
    undefined,
    'first',
    '',
    'last',
    'mark',
    undefined,
    'first last',
    'mark',
  ]);
});

test.each([
  ['1. Երբոր բացվին', '', 3, 1],
  ['1. (Տղա) Վարդավառը', '\u00a0'.repeat(9) + 'Am', 9, 2],
  ['Կրկներգ', '', 7, 1],
  ['Երբոր', 'Am Dm', 0, 0],
  ['', 'Am Dm', 0, 0],
])('of «%s» under «%s», %i characters are a label, %i words', (lyric, chords, label, words) => {
  expect(countLabelWords(placeChords(lyric, chords).words, label)).toBe(words);
});

const namesOf = (
  sections: readonly [kind: SongSection['kind'], label: string][],
  language: 'hy' | 'fr' = 'hy',
) =>
  sections.map((_, line) =>
    stanzaName(
      { sections: sections.map(([kind, label], from) => ({ kind, label, from, to: from + 1 })), language },
      line,
    ),
  );

test('a screen reader hears what each stanza is', () => {
  expect(
    namesOf([
      ['verse', ''],
      ['chorus', ''],
      ['verse', ''],
    ]),
  ).toEqual(['Տուն 1', 'Կրկներգ', 'Տուն 2']);
  expect(
    namesOf([
      ['verse', '1.'],
      ['verse', ''],
      ['recall', 'Կրկներգ Բ'],
    ]),
  ).toEqual(['Տուն 1', undefined, 'Կրկներգ Բ']);
  expect(
    namesOf(
      [
        ['verse', '2.'],
        ['chorus', 'Refrain'],
      ],
      'fr',
    ),
  ).toEqual(['Couplet 2', 'Refrain']);
});

test('every stanza of the catalogue is a section', () => {
  for (const { body, sections, language } of songs) {
    const lines = body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index]!));
    const begins = splitStanzas(lines).map((stanza) => stanza[0]!.index);
    expect(begins).toEqual(sections.map(({ from }) => from));
    expect(stanzaName({ sections, language }, begins[0]! + 1)).toBeUndefined();
  }
});
