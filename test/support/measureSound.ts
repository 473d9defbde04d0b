/** How many samples a second are recorded. */
export const SAMPLE_RATE = 44100;

/**
 * The difference of a sound from a frequency in hertz, less than a semitone, in cents. Autocorrelation finds its period
 * over one period, then over several, then over a quarter of a second; each result limits the next search.
 */
export function centsOff(samples: Float32Array, frequency: number, sampleRate: number): number {
  const nominal = sampleRate / frequency;
  const period = [1, 8, Math.max(8, Math.floor(frequency / 4))].reduce(
    (found, periods) => bestLag(samples, found * periods, nominal * 0.4, sampleRate) / periods,
    nominal,
  );
  return 1200 * Math.log2(nominal / period);
}

/** The shift in samples, within `reach` of the expected one, at which a sound is most similar to itself. */
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

/** The highest sample of a sound, without its sign. */
export function peakOf(samples: Float32Array): number {
  let highest = 0;
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample));
  return highest;
}

/** The length of a measured frame, in seconds. */
const FRAME = 0.001;
/** Around an expected time, in seconds: where an onset is looked for, and where it is quieter before. */
const [AROUND, BEFORE] = [0.03, 0.012];

/**
 * How many seconds a sound begins before (negative) or after an expected time; null if none begins. A plucked string is
 * recognized by its high overtones, which a ringing string has lost.
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
