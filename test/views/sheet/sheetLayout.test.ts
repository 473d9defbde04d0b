import fc from 'fast-check';
import { songs, type SongSection } from '../../../src/catalogue';
import { placeChords } from '../../../src/music';
import {
  countLabelWords,
  lineSettings,
  splitStanzas,
  stanzaName,
} from '../../../src/views/sheet/sheetLayout';

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
