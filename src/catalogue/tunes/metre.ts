import { hasDottedBeats } from '../songValues';

/** How near two times are that are the same: note lengths are sums of fractions. */
export const CLOSE = 1e-4;

/** The beats of a metre; lengths are in whole notes. */
export interface Metre {
  readonly length: number;
  /** The length of a beat: a quarter or, in 6/8, 9/8 and 12/8, a dotted quarter. */
  readonly beat: number;
  /** Where in the bar the strong beats are: at its beginning and, where it has clear halves, in its middle. */
  readonly strong: readonly number[];
}

/** Reads a metre such as `6/8`. */
export function parseMetre(time: string): Metre {
  const [count = 0, unit = 1] = time.split('/').map(Number);
  const length = count / unit;
  const isDotted = hasDottedBeats(time);
  const beat = isDotted ? 3 / 8 : 1 / unit;
  const beats = Math.round(length / beat);
  const hasHalves = beats % 2 === 0 && (beats > 2 || isDotted);
  return { length, beat, strong: hasHalves ? [0, length / 2] : [0] };
}
