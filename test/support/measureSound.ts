/** How many samples a second are recorded. */
export const SAMPLE_RATE = 44100;

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

/** How long the frames are in which a sound is measured, in seconds. */
const FRAME = 0.001;
/** Around an expected time, in seconds: where an onset is looked for, and where it is quieter before. */
const [AROUND, BEFORE] = [0.03, 0.012];

/**
 * By how many seconds a sound begins before or after an expected time; null where none does. A string that is plucked has
 * high overtones, which those that ring have lost.
 */
export function onsetError(samples: Float32Array, expected: number): number | null {
  const frames = Array.from({ length: Math.round((2 * AROUND) / FRAME) }, (_, index) => {
    const from = Math.round((expected - AROUND + index * FRAME) * SAMPLE_RATE);
    let energy = 0;
    for (let n = from; n < from + FRAME * SAMPLE_RATE; n++)
      energy += ((samples[n + 1] ?? 0) - 2 * (samples[n] ?? 0) + (samples[n - 1] ?? 0)) ** 2;
    return energy;
  });
  const quiet = Math.max(...frames.slice(0, Math.round((AROUND - BEFORE) / FRAME)));
  const first = frames.findIndex((energy) => energy > 4 * quiet + 1e-7);
  return first === -1 ? null : first * FRAME - AROUND;
}
