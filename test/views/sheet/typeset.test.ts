import fc from 'fast-check';
import {
  COLUMN_GAP,
  fillEvenly,
  sizeWithFewestWraps,
  typeset,
  type MeasuredSong,
  type Room,
} from '../../../src/views/sheet/typeset';

/** A song of stanzas with so many lines, each two letters high, its longest line `width` letters wide. */
const song = (width: number, ...stanzas: number[]): MeasuredSong => ({
  blocks: stanzas.map((lines) => Array.from({ length: lines }, () => 2)),
  gap: 1,
  width,
});
const room = (width: number, height: number): Room => ({ width, height, smallest: 16, largest: 20 });

/** The lines of each stanza, by columns and screens. */
const linesOf = (measured: MeasuredSong, where: Room): string =>
  typeset(measured, where)
    .screens.map((columns) =>
      columns.map((stanzas) => stanzas.map((lines) => lines.join('–')).join(' ')).join(' | '),
    )
    .join(' / ');

/** Two verses that end with a call, half as high as a line. */
const CALLING = { ...song(20), blocks: Array<number[]>(2).fill([2, 2, 2, 1]) };

test.each<[what: string, song: MeasuredSong, room: Room, lines: string]>([
  ['a short song stands in one column', song(20, 4, 4), room(1400, 800), '0–4 4–8'],
  ['equal stanzas stand evenly', song(20, 4, 4, 4, 4), room(1000, 400), '0–4 4–8 | 8–12 12–16'],
  [
    'seven in three columns 3 + 2 + 2',
    song(15, 4, 4, 4, 4, 4, 4, 4),
    room(1100, 500),
    '0–4 4–8 8–12 | 12–16 16–20 | 20–24 24–28',
  ],
  ['columns do not grow', song(20, 4, 6, 4), room(1000, 400), '0–4 4–10 | 10–14'],
  [
    'of two counts of columns, the one that leaves less empty',
    song(20, 4, 4, 4, 4, 4, 4, 4),
    room(1500, 760),
    '0–4 4–8 8–12 12–16 | 16–20 20–24 24–28',
  ],
  [
    'smaller letters rather than a column that is higher than the one before it',
    song(20, 4, 8, 8, 2, 6),
    room(1100, 800),
    '0–4 4–12 | 12–20 20–22 | 22–28',
  ],
  [
    'less empty room rather than letters larger by an unseen bit',
    song(25, 8, 8, 8, 8),
    room(1500, 600),
    '0–8 8–16 | 16–24 24–32',
  ],
  [
    'what is left empty is at the end',
    song(30, 4, 4, 4, 4, 4, 4, 4),
    room(1000, 300),
    '0–4 4–8 | 8–12 12–16 / 16–20 20–24 | 24–28',
  ],
  ['long lines take screens of one column', song(60, 10, 10, 10), room(1000, 500), '0–10 / 10–20 / 20–30'],
  ['a phone turns to the second screen', song(20, 6, 6, 6), room(358, 560), '0–6 6–12 / 12–18'],
  ['a stanza higher than the screen is torn evenly', song(20, 40), room(358, 800), '0–20 / 20–40'],
  ['a call stays with its verse', CALLING, room(358, 200), '0–4 / 4–8'],
])('%s', (_, measured, where, lines) => expect(linesOf(measured, where)).toBe(lines));

test('letters are as large as height, width and the limit let them', () => {
  expect(typeset(song(20, 4), room(500, 700)).size).toBe(20);
  expect(typeset(song(30, 4), room(500, 700)).size).toBeCloseTo(500 / 30, 1);
  // Two stanzas of 18 and the gaps after them fill the room and one gap more in its smallest letters.
  const unused = (700 + 16) / 38 - typeset(song(20, 9, 9), room(500, 700)).size;
  expect(unused).toBeGreaterThanOrEqual(0);
  expect(unused).toBeLessThan(0.05);
});

test.each<[what: string, widths: number[], size: number]>([
  ['lines that fit keep the chosen letters', [10, 18], 20],
  ['letters give way to save a wrap', [10, 21, 22], 400 / 22],
  ['not where they save nothing', [10, 30], 20],
  ['a line that must wrap does not keep the others from fitting', [10, 21, 30], 400 / 21],
])('%s', (_, widths, size) => expect(sizeWithFewestWraps(widths, room(400, 600))).toBeCloseTo(size));

test('columns have equal heights as far as items allow, and are filled if they are too few', () => {
  expect(fillEvenly([1, 1, 1, 1, 1], 3, 10).join(' ')).toBe('0,2 2,4 4,5');
  expect(fillEvenly([3, 3, 3], 1, 4).join(' ')).toBe('0,1 1,2 2,3');
});

test('every line of any song stands on a screen, in order, and no column is too high or too wide', () => {
  const anyMeasured = fc.record({
    blocks: fc.array(fc.array(fc.double({ min: 1, max: 4, noNaN: true }), { minLength: 1, maxLength: 60 }), {
      minLength: 1,
      maxLength: 15,
    }),
    gap: fc.double({ min: 0, max: 2, noNaN: true }),
    width: fc.double({ min: 5, max: 70, noNaN: true }),
  });
  const anyRoom = fc.record({
    width: fc.integer({ min: 280, max: 2000 }),
    height: fc.integer({ min: 200, max: 1400 }),
    smallest: fc.constant(15),
    largest: fc.integer({ min: 15, max: 44 }),
    indent: fc.integer({ min: 0, max: 30 }),
  });
  fc.assert(
    fc.property(anyMeasured, anyRoom, (measured, where) => {
      const { size, columns, screens } = typeset(measured, where);
      const heights = measured.blocks.flat();
      const ranges = screens.flat(2);
      expect(ranges.flatMap(([from, to]) => heights.slice(from, to))).toEqual(heights);
      expect(ranges.map(([from]) => from)).toEqual([0, ...ranges.slice(0, -1).map(([, to]) => to)]);
      expect(size).toBeGreaterThanOrEqual(where.smallest);
      expect(size).toBeLessThanOrEqual(where.largest);
      if (columns > 1)
        expect((columns * measured.width + (columns - 1) * COLUMN_GAP) * size).toBeLessThanOrEqual(
          where.width - columns * where.indent + 0.01,
        );
      for (const screen of screens) {
        expect(screen.length).toBeLessThanOrEqual(columns);
        for (const blocks of screen) {
          const lines = blocks.flatMap(([from, to]) => heights.slice(from, to));
          const height = lines.reduce((sum, line) => sum + line, measured.gap * (blocks.length - 1));
          expect(height * size).toBeLessThanOrEqual(where.height * 1.001);
        }
      }
    }),
  );
});
