/** Where a string is plucked, as a part of its length from the bridge: overtones with a node there are missing. */
const PLUCKED_AT = 0.17;
/** Up to which frequency a pluck has overtones, in hertz. */
const BRIGHTEST = 7000;
/** After how many seconds a string has died away by 60 decibels: one of 110 hertz, and how much sooner one an octave higher. */
const [RINGING, SHORTER_BY_OCTAVE] = [5, 0.72];
/** How long a pluck takes to its full height, and at the end of what is rendered to silence, in seconds. */
const [ATTACK, RELEASE] = [0.002, 0.05];

/**
 * A plucked string of a frequency in hertz, between −1 and 1: the model of Karplus and Strong, with an all-pass filter for
 * the part of the period between two samples, so that the pitch is right. The same arguments give the same sound.
 */
export function pluck(frequency: number, sampleRate: number, seconds: number): Float32Array<ArrayBuffer> {
  const period = sampleRate / frequency;
  // The mean of two neighbours delays by half a sample, the all-pass filter by 0.3 to 1.3 of them.
  const whole = Math.floor(period - 0.8);
  const rest = period - whole - 0.5;
  const omega = (2 * Math.PI) / period;
  const allPass = Math.sin((omega * (1 - rest)) / 2) / Math.sin((omega * (1 + rest)) / 2);
  const loss = Math.min(1, 10 ** (-3 / (frequency * ringing(frequency))) / Math.cos(omega / 2));
  const samples = new Float32Array(Math.round(sampleRate * seconds));
  samples.set(firstPeriod(frequency, whole).subarray(0, samples.length));
  let [before, after] = [0, 0];
  for (let n = whole; n < samples.length; n++) {
    const mean = (samples[n - whole]! + (samples[n - whole - 1] ?? 0)) / 2;
    after = allPass * (mean - after) + before;
    before = mean;
    samples[n] = loss * after;
  }
  return shaped(samples, sampleRate);
}

const ringing = (frequency: number): number => RINGING * SHORTER_BY_OCTAVE ** Math.log2(frequency / 110);

/** The string as it is let go: its overtones, as loud as the place of the finger makes them, in phases of no order. */
function firstPeriod(frequency: number, length: number): Float32Array {
  const wave = new Float32Array(length);
  let phase = 1;
  for (let overtone = 1; overtone * frequency < BRIGHTEST; overtone++) {
    phase = (phase * 16807) % 2147483647;
    const loudness = Math.abs(Math.sin(Math.PI * overtone * PLUCKED_AT)) / overtone;
    for (let n = 0; n < length; n++)
      wave[n]! += loudness * Math.sin((2 * Math.PI * overtone * n) / length + phase);
  }
  return wave;
}

/** The same without a click at either end, and as high as can be. */
function shaped(samples: Float32Array, sampleRate: number): Float32Array<ArrayBuffer> {
  const last = samples.length - 1;
  const faded = samples.map(
    (sample, n) => sample * Math.min(1, n / (ATTACK * sampleRate), (last - n) / (RELEASE * sampleRate)),
  );
  const height = faded.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
  return faded.map((sample) => sample / height);
}
