import { frequencyOf } from '../../src/sound/buffers';
import { pluck } from '../../src/sound/pluck';
import { centsOff, peakOf } from '../support/measureSound';

/** Every third note of a guitar, from its low E to the last fret of its high E. */
const pitches = Array.from({ length: 16 + 1 }, (_, step) => 40 + 3 * step);

test('every string is in tune, at 44100 or 48000 samples a second', () => {
  for (const pitch of pitches) {
    const sampleRate = pitch % 2 === 0 ? 44100 : 48000;
    const frequency = frequencyOf(pitch);
    const off = centsOff(pluck(frequency, sampleRate, 1), frequency, sampleRate);
    expect([pitch, Math.abs(off) < 3]).toEqual([pitch, true]);
  }
});

test('what is out of tune is found', () => {
  for (const [cents, expected] of [
    [4, 4],
    [-30, -30],
  ] as const) {
    const off = centsOff(pluck(220 * 2 ** (cents / 1200), 44100, 1), 220, 44100);
    expect(off).toBeCloseTo(expected, 0);
  }
});

test('a string is as high as can be, begins and ends in silence, and dies away', () => {
  for (const pitch of [40, 64, 88]) {
    const samples = pluck(frequencyOf(pitch), 44100, 2);
    expect(samples).toHaveLength(88200);
    expect(peakOf(samples)).toBeCloseTo(1, 3);
    expect([samples[0], samples.at(-1)].map((sample) => Math.abs(sample!))).toEqual([0, 0]);
    expect(peakOf(samples.subarray(0, 4410))).toBeGreaterThan(0.8);
    expect(peakOf(samples.subarray(44100))).toBeLessThan(0.6);
  }
});

test('the same string sounds the same every time', () => {
  expect(pluck(220, 44100, 0.2)).toEqual(pluck(220, 44100, 0.2));
});
