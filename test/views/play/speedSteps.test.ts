import fc from 'fast-check';
import { SCROLL_SPEEDS } from '../../../src/state';
import { fasterThan, slowerThan, USUAL_SPEED } from '../../../src/views/play/usePace';

const { slowest, fastest } = SCROLL_SPEEDS;

test.each([
  [1, null, 2],
  [9, 8, 10],
  [10, 9, 12],
  [USUAL_SPEED, 18, 22],
  [40, 38, 45],
  [118, 113, 120],
  [120, 115, null],
])('beside %d lines a minute stand %p and %p', (speed, slower, faster) => {
  expect(slowerThan(speed)).toBe(slower);
  expect(fasterThan(speed)).toBe(faster);
});

test('from any speed, every other end is reached, and a step back undoes a step', () => {
  fc.assert(
    fc.property(fc.double({ min: slowest, max: fastest, noNaN: true }), (speed) => {
      const faster = fasterThan(speed);
      if (faster !== null) expect(faster).toBeGreaterThan(speed);
      else expect(speed).toBe(fastest);
      const slower = slowerThan(speed);
      if (slower !== null) expect(slower).toBeLessThan(speed);
      else expect(speed).toBe(slowest);
    }),
  );
});

test('a step back undoes a step, from the usual speed to either end', () => {
  for (let speed = USUAL_SPEED, next = fasterThan(speed); next !== null; next = fasterThan(speed)) {
    expect(slowerThan(next)).toBe(speed);
    speed = next;
  }
});
