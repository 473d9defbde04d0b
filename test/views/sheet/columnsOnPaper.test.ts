import { songs } from '../../../src/catalogue';
import { placeChords } from '../../../src/music';
import { columnsOnPaper } from '../../../src/views/sheet/columnsOnPaper';
import { songStanzas } from '../../../src/views/sheet/sheetLayout';

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
  ['lines that would wrap and save no page', stanzas([9, 9, 9, 9], 45), '9 9 9 9'],
  ['narrower lines of as many', stanzas([9, 9, 9, 9]), '9 9 | 9 9'],
  ['a line too wide for half the paper', [...stanzas([10, 10, 10]), ...stanzas([1], 60)], '10 10 10 1'],
])('%s', (_, song, columns) => {
  const lengths = columnsOnPaper(song).map((column) => column.map(({ length }) => length).join(' '));
  expect(lengths.join(' | ')).toBe(columns);
});

test('songs of the catalogue are of both kinds, and none loses a stanza', () => {
  const counts = songs.map((song) => {
    const columns = columnsOnPaper(songStanzas(song));
    expect(columns.flat()).toEqual(songStanzas(song));
    return columns.length;
  });
  expect(new Set(counts)).toEqual(new Set([1, 2]));
});
