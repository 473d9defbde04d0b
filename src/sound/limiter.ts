/** Samples up to this stay as they are; the loudest, 1.5 decibels below full scale, is approached and never passed. */
const [KEPT, LOUDEST] = [0.7, 10 ** (-1.5 / 20)];
/** The highest sample that the curve has an answer for: far keys reach 1.08. */
const HIGHEST = 2;
/** The number of samples in the curve, between which the browser draws straight lines. */
const POINTS = 4097;

/**
 * Bends a sample above the kept ones, so that sounds that add up to more than full scale, as in far keys and fast tempos,
 * are never cut off.
 * @example limited(0.5) // 0.5
 */
export const limited = (sample: number): number => {
  const over = Math.abs(sample) - KEPT;
  const room = LOUDEST - KEPT;
  return over <= 0 ? sample : Math.sign(sample) * (KEPT + room * Math.tanh(over / room));
};

/** Made once, for the first tone waits for the limiter. */
const curve = Float32Array.from({ length: POINTS }, (_, point) =>
  limited(HIGHEST * ((2 * point) / (POINTS - 1) - 1)),
);

/** Connects a new limiter to the output of a context; what is connected to it is never too loud. */
export function makeLimiter(context: BaseAudioContext): AudioNode {
  // A curve reaches from −1 to 1.
  const input = new GainNode(context, { gain: 1 / HIGHEST });
  input.connect(new WaveShaperNode(context, { curve })).connect(context.destination);
  return input;
}
