/**
 * How far a sound is from a frequency in hertz, within a semitone, in cents: by autocorrelation, over one period, then over
 * several and over a quarter of a second, each as near as the one before lets it know.
 */
export function centsOff(samples: Float32Array, frequency: number, sampleRate: number): number {
  const nominal = sampleRate / frequency;
  const period = [1, 8, Math.max(8, Math.floor(frequency / 4))].reduce(
    (found, periods) => bestLag(samples, found * periods, nominal * 0.4, sampleRate) / periods,
    nominal,
  );
  return 1200 * Math.log2(nominal / period);
}

/** The distance in samples, between a number of them less and more than expected, at which a sound is most like itself. */
function bestLag(samples: Float32Array, expected: number, reach: number, sampleRate: number): number {
  const from = Math.floor(sampleRate / 20);
  const window = samples.subarray(from, from + Math.floor(sampleRate / 4));
  const likeness = (lag: number): number => {
    let sum = 0;
    for (let n = 0; n < window.length; n++) sum += window[n]! * samples[from + n + lag]!;
    return sum;
  };
  const first = Math.floor(expected - reach);
  const values = Array.from({ length: Math.ceil(2 * reach) }, (_, index) => likeness(first + index));
  const best = values.indexOf(Math.max(...values));
  const [before, at, after] = [best - 1, best, best + 1].map((index) => likeness(first + index)) as [
    number,
    number,
    number,
  ];
  return first + best + (before - after) / (before - 2 * at + after) / 2;
}

/** The greatest height of a sound. */
export const peakOf = (samples: Float32Array): number =>
  samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
