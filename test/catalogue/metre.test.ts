import { beatsFrom, metreInTicks, secondsPerTick } from '../../src/catalogue/metre';

test.each([
  ['3/4', 720, 240],
  ['6/8', 720, 360],
  ['10/8', 1200, 120],
])('a bar of %s has %i ticks, a beat %i', (time, bar, beat) => {
  expect(metreInTicks(time)).toEqual({ bar, beat });
});

test('a quarter at sixty lasts a second, and so does a dotted one where the beats are dotted', () => {
  expect(secondsPerTick('3/4', 60) * 240).toBeCloseTo(1, 9);
  expect(secondsPerTick('6/8', 60) * 360).toBeCloseTo(1, 9);
  expect(secondsPerTick('10/8', 60) * 240).toBeCloseTo(1, 9);
});

test.each([
  [0, [0, 240, 480, 720], [0, 720]],
  [120, [120, 360, 600, 840], [600]],
  [480, [0, 240, 480, 720], [240]],
])('from %i ticks into a bar on, its beats keep to their places', (place, starts, firsts) => {
  const beats = beatsFrom(0, 900, { bar: 720, beat: 240 }, place);
  expect(beats.map(({ start }) => start)).toEqual(starts);
  expect(beats.filter(({ isFirst }) => isFirst).map(({ start }) => start)).toEqual(firsts);
});
