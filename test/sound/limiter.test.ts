import fc from 'fast-check';
import { limited } from '../../src/sound/limiter';

const sample = fc.double({ min: -4, max: 4, noNaN: true });

test.each([
  [0, 0],
  [0.5, 0.5],
  [-0.7, -0.7],
  [0.8, 0.786],
  [-1, -0.837],
])('a sample of %f is heard as %f', (given, heard) => expect(limited(given)).toBeCloseTo(heard, 3));

test('no sample is heard louder than 1.5 decibels below full scale, and a louder one is never softer', () => {
  fc.assert(
    fc.property(sample, sample, (one, other) => {
      expect(Math.abs(limited(one))).toBeLessThanOrEqual(10 ** (-1.5 / 20));
      expect((limited(one) - limited(other)) * (one - other)).toBeGreaterThanOrEqual(0);
    }),
  );
});
