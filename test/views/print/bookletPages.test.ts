import fc from 'fast-check';
import { bookletPages, fitContents, sidesOfPaper } from '../../../src/views/print/bookletPages';
import { songsByThemselves } from '../../../src/views/print/bookletSongs';
import { contentsEntries } from '../../../src/views/print/contentsEntries';
import { bestMeasures, twoSizes, withStaff } from '../../../src/views/print/songSizes';
import { typeset, type MeasuredSong } from '../../../src/views/sheet/typeset';
import { songId } from '../../support/songbook';

const ROOM = { width: 500, height: 700, smallest: 12, largest: 20 };
/** Stanzas of so many lines, each two letters high. */
const song = (width: number, ...stanzas: number[]): MeasuredSong => ({
  blocks: stanzas.map((lines) => Array.from({ length: lines }, () => 2)),
  gap: 1,
  width,
});
/** The lines of each stanza, by columns and pages. */
const linesOf = (fitted: MeasuredSong): string[] =>
  typeset(fitted, ROOM).screens.map((columns) =>
    columns.map((stanzas) => stanzas.map((lines) => lines.join('–')).join(' ')).join(' | '),
  );

test.each([
  ['16 16 16', '16 16 16'],
  ['10 16 13 15', '10 15 10 15'],
  ['12 12 18 13', '12 12 18 12'],
])('songs that could have letters of %s have those of %s, two sizes at most', (own, chosen) => {
  const sizes = own.split(' ').map(Number);
  expect(sizes.map(twoSizes(sizes)).join(' ')).toBe(chosen);
});

test('each line of a staff stands above the words, whole, and counts towards the pages', () => {
  const staff = { width: 30, heights: Array.from({ length: 8 }, () => 6) };
  expect(linesOf(withStaff(song(20, 4), staff))).toEqual(['0–1 1–2 2–3 3–4 4–5', '5–6 6–7 7–8 8–12']);
});

test('a staff is as wide as takes the fewest pages, and then allows the largest letters', () => {
  const staff = (width: number, lines: number) => ({ width, heights: Array<number>(lines).fill(6) });
  const widths = (...sizes: (readonly [width: number, lines: number])[]): number =>
    bestMeasures(
      sizes.map((size) => withStaff(song(20, 4), staff(...size))),
      ROOM,
    );
  expect(widths([25, 8], [40, 5])).toBe(1);
  expect(widths([40, 4], [25, 5], [30, 5])).toBe(1);
});

test('contents stand in one column if they fit on a page so, else in as many as a page has', () => {
  /** The entries of each column, by pages. */
  const set = (count: number, columns: number) =>
    fitContents(Array<number>(count).fill(30), { height: 300, columns }).map((page) =>
      page.map((entries) => entries.join('–')).join(' | '),
    );
  expect(set(10, 2)).toEqual(['0–10']);
  expect(set(12, 2)).toEqual(['0–6 | 6–12']);
  expect(set(12, 1)).toEqual(['0–6', '6–12']);
});

const bareSongs = (count: number) => songsByThemselves(Array.from({ length: count }, (_, id) => songId(id)));

const pagesOf = (lengths: readonly number[], hasSpreads = false) =>
  bookletPages(
    [[[0, lengths.length]]],
    contentsEntries(bareSongs(lengths.length), 'booklet', () => ({ title: '', author: '', firstLine: '' })),
    bareSongs(lengths.length).map((song, index) => {
      const screens = Array.from({ length: lengths[index]! }, () => []);
      return { ...song, set: { size: 12, columns: 1, height: 0, systems: [], screens } };
    }),
    { hasSpreads },
  );

test('the contents name the page on which each song begins', () => {
  const pages = pagesOf([1, 2, 1]);
  expect(pages.map(({ kind }) => kind)).toEqual(['cover', 'contents', 'song', 'song', 'song', 'song']);
  const [, contents] = pages;
  const songs = contents?.kind === 'contents' ? contents.columns.flat() : [];
  expect(songs.map(({ number, page }) => `${number}: ${page}`)).toEqual(['1: 3', '2: 4', '3: 6']);
});

test('a song of two pages is seen whole where two pages are seen at once', () => {
  const kinds = pagesOf([2, 1, 2, 2], true).map((page) =>
    page.kind === 'song' ? `${page.song.number} from ${page.song.page}` : page.kind,
  );
  expect(kinds.join(', ')).toBe(
    'cover, contents, blank, 1 from 4, 1 from 4, 2 from 6, blank, 3 from 8, 3 from 8, 4 from 10, 4 from 10',
  );
});

test('folded sheets of two pages a side make a booklet: a leaf turned shows the next two pages', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 60 }), (lengths) => {
      const pages = pagesOf(lengths, true);
      const sides = sidesOfPaper(pages, 2).map((side) => side.map(({ number }) => number));
      const count = sides.flat().length;
      expect(count % 4).toBe(0);
      expect(count - pages.length).toBeLessThan(4);
      expect(sides.flat().sort((one, other) => one - other)).toEqual(
        Array.from({ length: count }, (_, index) => index + 1),
      );
      sides.forEach(([left, right], side) => {
        expect(left! + right!).toBe(count + 1);
        // A recto has an odd number, and its back, at the other edge of the other side, the next one.
        expect(right! % 2).toBe(1);
        if (side % 2 === 0) expect(sides[side + 1]![0]).toBe(right! + 1);
      });
    }),
  );
});

test('the contents are in the chosen order, and only authors or the headings of a set stand above their songs', () => {
  const names = [
    { title: 'Գարուն', author: 'Կոմիտաս', firstLine: 'Բարև' },
    { title: 'Արև', author: 'Շիրազ', firstLine: 'Դու' },
    { title: 'Բարդի', author: 'Կոմիտաս', firstLine: 'Ասա' },
  ];
  const songs = bareSongs(3).map((song) => ({ ...song, headings: song.id === 1 ? ['Վերջում'] : [] }));
  const listed = (order: 'booklet' | 'titles' | 'lines' | 'authors') =>
    contentsEntries(songs, order, (id) => names[id]!).map(
      ({ index, headings, name, below }) => `${index + 1} ${[...headings, name, below].join('|')}`,
    );
  expect(listed('booklet')).toEqual(['1 Գարուն|Կոմիտաս', '2 Վերջում|Արև|Շիրազ', '3 Բարդի|Կոմիտաս']);
  expect(listed('titles')).toEqual(['2 Արև|Շիրազ', '3 Բարդի|Կոմիտաս', '1 Գարուն|Կոմիտաս']);
  expect(listed('lines')).toEqual(['3 Ասա|Բարդի', '1 Բարև|Գարուն', '2 Դու|Արև']);
  expect(listed('authors')).toEqual(['3 Կոմիտաս|Բարդի|', '1 Գարուն|', '2 Շիրազ|Արև|']);
});
