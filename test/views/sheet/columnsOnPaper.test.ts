import { songs } from '../../../src/catalogue';
import { placeChords } from '../../../src/music';
import { columnsOnPaper } from '../../../src/views/sheet/columnsOnPaper';
import { splitStanzas } from '../../../src/views/sheet/sheetLayout';

const lineOf = (length: number) => placeChords('ա'.repeat(length), 'Am');
const stanzas = (...lengths: number[]) =>
  lengths.map((length) => Array.from({ length }, (_, index) => ({ line: lineOf(20), index })));
const columnLengths = (...lengths: number[]): string =>
  columnsOnPaper(stanzas(...lengths))
    .map((column) => column.map((stanza) => stanza.length).join(' '))
    .join(' | ');

test.each<[name: string, lengths: number[], columns: string]>([
  ['a song that fits on a page', [9, 9], '9 9'],
  ['a song of one long stanza', [40], '40'],
  ['equal stanzas', [6, 6, 6, 6], '6 6 | 6 6'],
  ['an odd number of stanzas', [6, 6, 6, 6, 6], '6 6 6 | 6 6'],
  ['a long last stanza', [4, 4, 4, 20], '4 4 4 | 20'],
  ['a song of more than a page: the first column ends with it', [9, 9, 9, 9, 9, 9], '9 9 | 9 9 9 9'],
])('%s stands on paper in columns of %j as %j', (_, lengths, columns) =>
  expect(columnLengths(...lengths)).toBe(columns),
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
