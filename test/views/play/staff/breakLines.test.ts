import fc from 'fast-check';
import { breakLines, type StaffPart } from '../../../../src/views/play/staff/breakLines';

const bars = (...widths: number[]): StaffPart[] => widths.map((width) => ({ width, kind: 'bar' }));

const gap: StaffPart = { width: 150, kind: 'gap' };
const opening: StaffPart = { width: 0, kind: 'opening' };
const phraseAt = (index: number) => bars(100, 100, 100, 100, 100).with(index, { width: 100, kind: 'line' });

test.each<[name: string, parts: StaffPart[], room: number, ends: number[]]>([
  ['bars that fit stand on one line', bars(100, 100, 100), 310, []],
  ['bars are spread evenly over as few lines as can be', bars(100, 100, 100, 100), 310, [1]],
  ['a line ends with a phrase rather than after it', phraseAt(1), 310, [1]],
  ['a line ends with a phrase rather than before it', phraseAt(2), 310, [2]],
  ['no line ends inside a bar', [...bars(150), gap, ...bars(150)], 310, [0]],
  ['but where it must', [...bars(150), gap, ...bars(150)], 200, [0, 1]],
  ['a repeated part begins a line', [...bars(50), opening, ...bars(50)], 310, [0]],
  ['its opening ends none', [opening, ...bars(50)], 310, []],
])('%s', (_, parts, room, ends) => expect(breakLines(parts, room)).toEqual(ends));

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
