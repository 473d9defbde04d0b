import fc from 'fast-check';
import { COLUMN_GAP, fitColumns, type Fitted } from '../../../src/views/play/fitColumns';

const LETTERS = { smallest: 15, largest: 44 };
const song = (count: number, height: number, width: number): Fitted => ({
  stanzas: Array.from({ length: count }, () => height),
  width,
});

test.each([
  ['a short song stands in one column', song(2, 8, 20), { width: 1400, height: 800 }, 1, 1],
  [
    'a long one in as many as give it the largest letters',
    song(6, 12, 20),
    { width: 1400, height: 700 },
    3,
    1,
  ],
  ['a song of long lines in fewer', song(6, 12, 60), { width: 1800, height: 800 }, 1, 2],
  ['a phone takes several screens', song(6, 12, 20), { width: 358, height: 640 }, 1, 2],
  ['lines that are wider than a phone wrap', song(2, 10, 60), { width: 358, height: 640 }, 1, 1],
])('%s', (_, fitted, room, columns, screens) => {
  expect(fitColumns(fitted, { ...room, ...LETTERS })).toMatchObject({ columns, screens });
});

test('letters are as large as the height and the longest line let them', () => {
  expect(fitColumns(song(1, 20, 20), { width: 1000, height: 500, ...LETTERS }).size).toBeCloseTo(25, 0);
  expect(fitColumns(song(1, 10, 40), { width: 1000, height: 500, ...LETTERS }).size).toBeCloseTo(25, 0);
  expect(fitColumns(song(1, 2, 4), { width: 1000, height: 500, ...LETTERS }).size).toBe(LETTERS.largest);
});

test('any song stands whole on its screens, no stanza parted that could stand in one column', () => {
  const anySong = fc.record({
    stanzas: fc.array(fc.double({ min: 1, max: 30, noNaN: true }), { minLength: 1, maxLength: 15 }),
    width: fc.double({ min: 5, max: 70, noNaN: true }),
  });
  const anyRoom = fc.record({
    width: fc.integer({ min: 280, max: 2000 }),
    height: fc.integer({ min: 200, max: 1400 }),
  });
  fc.assert(
    fc.property(anySong, anyRoom, (fitted, { width, height }) => {
      const { columns, size, screens } = fitColumns(fitted, { width, height, ...LETTERS });
      expect(size).toBeGreaterThanOrEqual(LETTERS.smallest);
      expect(size).toBeLessThanOrEqual(LETTERS.largest);
      if (columns > 1)
        expect(columns * fitted.width * size + (columns - 1) * COLUMN_GAP * size).toBeLessThanOrEqual(
          width + 0.01,
        );
      const all = fitted.stanzas.reduce((sum, stanza) => sum + stanza, 0) * size;
      expect(all).toBeLessThanOrEqual(columns * screens * height + 0.01);
      // A larger screen never makes letters smaller or screens more.
      const roomier = fitColumns(fitted, { width: width * 1.2, height: height * 1.2, ...LETTERS });
      expect(roomier.screens).toBeLessThanOrEqual(screens);
    }),
  );
});
