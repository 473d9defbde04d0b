import { makeTapTempo } from '../../../../src/views/play/player/tapTempo';

/** The tempo after taps at such times, in milliseconds. */
const tapped = (...times: number[]): number | null => {
  const tap = makeTapTempo();
  return times.map(tap).at(-1)!;
};

test.each([
  [[1000], null],
  [[1000, 1500], 120],
  [[1000, 1500, 2500], 80],
  [[0, 1000, 6000, 6600], 100],
])('taps at %j come to %j beats a minute', (times, tempo) => {
  expect(tapped(...times)).toBe(tempo);
});

test('only the last taps count', () => {
  const slow = Array.from({ length: 10 }, (_, index) => index * 1000);
  const fast = Array.from({ length: 8 }, (_, index) => 9500 + index * 500);
  expect(tapped(...slow, ...fast)).toBe(120);
});
