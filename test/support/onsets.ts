import { SAMPLE_RATE } from './soundPage';

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
