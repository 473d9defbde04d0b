import fc from 'fast-check';
import { qrPath } from '../../../src/views/ui/QrCode';

test('runs of dark squares become rectangles, row by row', () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  expect(qrPath(rows)).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});

test('the rectangles cover the dark squares of any grid, each once, and nothing else', () => {
  const grid = fc
    .integer({ min: 1, max: 9 })
    .chain((width) =>
      fc.array(fc.array(fc.boolean(), { minLength: width, maxLength: width }), { maxLength: 9 }),
    );
  fc.assert(
    fc.property(grid, (rows) => {
      const covered = [...qrPath(rows).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, width]) =>
        Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step},${y}`),
      );
      const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
      expect(covered).toEqual(dark);
    }),
  );
});
