import fc from 'fast-check';
import { breakLines, type StaffPart } from '../../../../src/views/play/staff/breakLines';

const bars = (...widths: number[]): StaffPart[] => widths.map((width) => ({ width, kind: 'bar' }));

test('bars that fit stand on one line', () => {
  expect(breakLines(bars(100, 100, 100), 310)).toEqual([]);
});

test('bars are spread evenly over as few lines as can be', () => {
  expect(breakLines(bars(100, 100, 100, 100), 310)).toEqual([1]);
});

test('a line ends with a phrase rather than after it', () => {
  const parts = bars(100, 100, 100, 100, 100);
  const after = (index: number) => breakLines(parts.with(index, { width: 100, kind: 'line' }), 310);
  expect(after(1)).toEqual([1]);
  expect(after(2)).toEqual([2]);
});

test('a line ends inside a bar only where it must', () => {
  const parts: StaffPart[] = [...bars(150), { width: 150, kind: 'gap' }, ...bars(150)];
  expect(breakLines(parts, 310)).toEqual([0]);
  expect(breakLines(parts, 200)).toEqual([0, 1]);
});

test('a repeated part begins a line, and its opening does not end one', () => {
  const parts: StaffPart[] = [...bars(50), { width: 0, kind: 'opening' }, ...bars(50)];
  expect(breakLines(parts, 310)).toEqual([0]);
  expect(breakLines(parts.slice(1), 310)).toEqual([]);
});

test('no line is wider than its room but for a part that stands alone', () => {
  const part = fc.record({
    width: fc.integer({ min: 1, max: 300 }),
    kind: fc.constantFrom<StaffPart['kind']>('line', 'bar', 'gap'),
  });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 30 }), (parts) => {
      const ends = [...breakLines(parts, 200), parts.length - 1];
      ends.forEach((end, index) => {
        const line = parts.slice((ends[index - 1] ?? -1) + 1, end + 1);
        const width = line.reduce((sum, one) => sum + one.width, 0);
        expect(width <= 200 || line.length === 1).toBe(true);
      });
    }),
  );
});
