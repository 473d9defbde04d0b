/** The plucking point, as a fraction of the string from the bridge; overtones with a node there are missing. */
const PLUCKED_AT = 0.17;
/** The seconds in which a string of 110 hertz dies away by 60 decibels, and the factor for each octave above. */
const [RINGING, SHORTER_BY_OCTAVE] = [5, 0.72];
/** The fade-in of a pluck and the fade-out at the end of its samples, in seconds. */
const [ATTACK, RELEASE] = [0.002, 0.05];

/**
 * The samples, −1 to 1, of a plucked string of a frequency in hertz, by the Karplus–Strong model. An all-pass filter
 * delays by a fraction of a sample, so that the pitch is exact. `brightest` is the highest frequency of an overtone;
 * `ringing`, in seconds, is how long the string rings at least.
 */
export function pluck(
  frequency: number,
  sampleRate: number,
  seconds: number,
  { brightest = 7000, ringing = 0 } = {},
): Float32Array<ArrayBuffer> {
  const period = sampleRate / frequency;
  // The mean of two neighbours delays by half a sample, the all-pass filter by 0.3 to 1.3 samples.
  const whole = Math.floor(period - 0.8);
  const rest = period - whole - 0.5;
  const omega = (2 * Math.PI) / period;
  const allPass = Math.sin((omega * (1 - rest)) / 2) / Math.sin((omega * (1 + rest)) / 2);
  const fading = Math.max(usualRinging(frequency), ringing);
  const loss = Math.min(1, 10 ** (-3 / (frequency * fading)) / Math.cos(omega / 2));
  const samples = new Float32Array(Math.round(sampleRate * seconds));
  samples.set(firstPeriod(frequency, whole, brightest).subarray(0, samples.length));
  let [last, before, after] = [0, 0, 0];
  for (let n = whole; n < samples.length; n++) {
    const sample = samples[n - whole]!;
    const mean = (sample + last) / 2;
    after = allPass * (mean - after) + before;
    last = sample;
    before = mean;
    samples[n] = loss * after;
  }
  return shaped(samples, sampleRate);
}

const usualRinging = (frequency: number): number => RINGING * SHORTER_BY_OCTAVE ** Math.log2(frequency / 110);

/** The first period of a plucked string: overtones as loud as the plucking point makes them, in pseudorandom phases. */
function firstPeriod(frequency: number, length: number, brightest: number): Float32Array {
  const wave = new Float32Array(length);
  let phase = 1;
  for (let overtone = 1; overtone * frequency < brightest; overtone++) {
    phase = (phase * 16807) % 2147483647;
    const loudness = Math.abs(Math.sin(Math.PI * overtone * PLUCKED_AT)) / overtone;
    for (let n = 0; n < length; n++)
      wave[n]! += loudness * Math.sin((2 * Math.PI * overtone * n) / length + phase);
  }
  return wave;
}

/** Fades both ends, which prevents clicks, and scales the peak to 1. */
function shaped(samples: Float32Array<ArrayBuffer>, sampleRate: number): Float32Array<ArrayBuffer> {
  const [attack, release] = [ATTACK * sampleRate, RELEASE * sampleRate];
  for (let n = 0; n < attack; n++) samples[n]! *= n / attack;
  for (let n = 0; n < release; n++) samples[samples.length - 1 - n]! *= n / release;
  let height = 0;
  // The first tone waits for this: loops by index take less time than iterators or callbacks for some 100,000 samples.
  for (let n = 0; n < samples.length; n++) height = Math.max(height, Math.abs(samples[n]!));
  for (let n = 0; n < samples.length; n++) samples[n]! /= height;
  return samples;
}
