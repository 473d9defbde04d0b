import fc from 'fast-check';
import { songs, type SongContent, type SongSection } from '../../../src/catalogue';
import { sungRows } from '../../../src/catalogue/sungRows';
import { placeChords } from '../../../src/music';
import { fullStanzas } from '../../../src/views/sheet/fullStanzas';
import { anySong } from '../../support/anySong';
import { countLabelWords, songStanzas, stanzaName } from '../../../src/views/sheet/sheetLayout';
import { columnsOnPaper } from '../../../src/views/sheet/columnsOnPaper';

test('labels and marks are no words to be sung, and repeated lines have their places', () => {
  const lyrics = ['Կրկներգ', 'ա', 'բ', 'գ', 'Կրկնել կրկներգը', '', '1. դ', 'Կրկնել վերջին տողը'];
  const stanzas = songStanzas({
    ...songs[0]!,
    body: { lyrics, chords: lyrics.map(() => '') },
    sections: [
      { kind: 'chorus', label: 'Կրկներգ', from: 0, to: 5 },
      { kind: 'verse', label: '1.', from: 6, to: 8 },
    ],
  });
  expect(stanzas.map((stanza) => stanza.map(({ label, repeat }) => [label, repeat]))).toEqual([
    [
      [Infinity, undefined],
      [0, 'first'],
      [0, ''],
      [0, 'last'],
      [Infinity, 'mark'],
      [Infinity, undefined],
    ],
    [
      [3, 'first last'],
      [Infinity, 'mark'],
    ],
  ]);
});

test('the stanzas of every song hold all of its lines, and only the last ones of a stanza are blank', () => {
  for (const song of songs) {
    const stanzas = songStanzas(song);
    expect(stanzas.flat().map(({ index }) => index)).toEqual([...song.body.lyrics.keys()]);
    const words = stanzas.map((stanza) =>
      stanza.map(({ line }) => (line.words.length > 0 ? 'w' : ' ')).join(''),
    );
    expect(words.filter((lines) => !/^w+ *$/.test(lines))).toEqual([]);
  }
});

const recalling = songs.filter(({ sections }) => sections.some(({ kind }) => kind === 'recall'));

test.each(recalling.map((song) => [song.id, song] as const))(
  'each recall of song %i shows the lines of its refrain, and paper and written lines stay as they are',
  (_, song) => {
    const written = songStanzas(song);
    const full = fullStanzas(written, song);
    song.sections.forEach(({ kind, label }, place) => {
      const refrain = song.sections.findIndex((other) => other.kind === 'chorus' && other.label === label);
      const words = written[refrain]?.filter(({ line }) => line.words.length > 0).slice(1);
      const repeated = full[place]!.filter(({ row }) => row !== undefined);
      expect(repeated.map(({ line, repeat }) => [line, repeat])).toEqual(
        kind === 'recall' ? words!.map(({ line, repeat }) => [line, repeat]) : [],
      );
    });
    const lengths = (stanzas: ReturnType<typeof songStanzas>) =>
      columnsOnPaper(stanzas).columns.map(({ length }) => length);
    expect(lengths(full)).toEqual(lengths(written));
    expect(fullStanzas(written, song)).toBe(full);
  },
);

test('30 refrains are recalled, and in any song the full sheet has each sung row once, in order', () => {
  const recalls = recalling.flatMap(({ sections }) => sections.filter(({ kind }) => kind === 'recall'));
  expect([recalling.length, recalls.length]).toEqual([10, 30]);
  fc.assert(
    fc.property(anySong, (song) => {
      const content = song as unknown as SongContent;
      const written = songStanzas(content);
      const full = fullStanzas(written, content).flat();
      expect(full.filter(({ row }) => row === undefined)).toEqual(written.flat());
      const rows = full.map(({ row, index }) => row ?? index);
      expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
      const sung = new Map(
        content.sections.flatMap((section) => sungRows(content, section)).map(({ row, line }) => [row, line]),
      );
      for (const { index, row } of full) if (row !== undefined) expect(sung.get(row)).toBe(index);
    }),
  );
});

test.each([
  ['1. Երբոր բացվին', '', 3, 1],
  ['1. (Տղա) Վարդավառը', '\u00a0'.repeat(9) + 'Am', 9, 2],
  ['Կրկներգ', '', Infinity, 1],
  ['Երբոր', 'Am Dm', 0, 0],
  ['', 'Am Dm', 0, 0],
])('of «%s» under «%s», %p characters are a label, %i words', (lyric, chords, label, words) => {
  expect(countLabelWords(placeChords(lyric, chords).words, label)).toBe(words);
});

test.each<[string, 'hy' | 'fr', [kind: SongSection['kind'], label: string, name: string | undefined][]]>([
  [
    'without labels',
    'hy',
    [
      ['verse', '', 'Տուն 1'],
      ['chorus', '', 'Կրկներգ'],
      ['verse', '', 'Տուն 2'],
    ],
  ],
  [
    'with labels',
    'hy',
    [
      ['verse', '1.', 'Տուն 1'],
      ['verse', '', undefined],
      ['recall', 'Կրկներգ Բ', 'Կրկներգ Բ'],
    ],
  ],
  [
    'in French',
    'fr',
    [
      ['verse', '2.', 'Couplet 2'],
      ['chorus', 'Refrain', 'Refrain'],
    ],
  ],
])('a screen reader hears what each stanza is, %s', (_, language, named) => {
  const sections = named.map(([kind, label], from) => ({ kind, label, from, to: from + 1 }));
  expect(sections.map(({ from }) => stanzaName({ sections, language }, from))).toEqual(
    named.map(([, , name]) => name),
  );
});

/** Makes stanzas with these numbers of lines, each line `letters` long. */
const stanzas = (lines: readonly number[], letters = 20) =>
  lines.map((count) => {
    const line = placeChords('ա'.repeat(letters), 'Am');
    return Array.from({ length: count }, (_, index) => ({ line, index, label: 0 }));
  });

test.each([
  ['a song that fits on a page', stanzas([9, 9]), '9 9'],
  ['a song of one long stanza', stanzas([40]), '40'],
  ['equal stanzas', stanzas([6, 6, 6, 6]), '6 6 | 6 6'],
  ['an odd number of stanzas', stanzas([6, 6, 6, 6, 6]), '6 6 6 | 6 6'],
  ['a long last stanza', stanzas([4, 4, 4, 20]), '4 4 4 | 20'],
  ['a first column that ends with its page', stanzas([9, 9, 9, 9, 9, 9]), '9 9 | 9 9 9 9'],
  ['lines that are wrapped in a column', [...stanzas([8], 40), ...stanzas([5, 5, 5])], '8 | 5 5 5'],
  ['lines that would wrap and save no page', stanzas([9, 9, 9, 9], 48), '9 9 9 9'],
  ['narrower lines of as many', stanzas([9, 9, 9, 9]), '9 9 | 9 9'],
  ['a line too wide for half the paper', [...stanzas([10, 10, 10]), ...stanzas([1], 60)], '10 10 10 1'],
])('%s', (_, song, columns) => {
  const lengths = columnsOnPaper(song).columns.map((column) => column.map(({ length }) => length).join(' '));
  expect(lengths.join(' | ')).toBe(columns);
});

test('a song that fits on a page in smaller letters only is set in these', () => {
  expect(columnsOnPaper(stanzas([10, 10, 10, 10]))).toMatchObject({ isSmall: false });
  expect(columnsOnPaper(stanzas([11, 11, 11]))).toMatchObject({
    columns: [{ length: 2 }, { length: 1 }],
    isSmall: true,
  });
  expect(columnsOnPaper(stanzas([6, 6, 6, 6, 6, 6, 6, 6]))).toMatchObject({
    columns: [{ length: 4 }, { length: 4 }],
    isSmall: true,
  });
});

test('songs of the catalogue are of both kinds, and none loses a stanza', () => {
  const counts = songs.map((song) => {
    const { columns } = columnsOnPaper(songStanzas(song));
    expect(columns.flat()).toEqual(songStanzas(song));
    return columns.length;
  });
  expect(new Set(counts)).toEqual(new Set([1, 2]));
});
