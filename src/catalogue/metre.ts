import { hasDottedBeats, TICKS } from './songValues';

/** How near two times are that are the same: note lengths are sums of fractions. */
export const CLOSE = 1e-4;

/** The beats of a metre; lengths are in whole notes. */
export interface Metre {
  readonly length: number;
  /** The length of a beat: what the lower number says or, in 6/8, 9/8 and 12/8, a dotted quarter. */
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

/** How long a bar and a beat are, in ticks. */
export interface MetreInTicks {
  readonly bar: number;
  readonly beat: number;
}

/** How long a bar and a beat of a metre are, in ticks. */
export function metreInTicks(time: string): MetreInTicks {
  const { length, beat } = parseMetre(time);
  return { bar: length * TICKS, beat: beat * TICKS };
}

/** What a tempo counts so many of a minute, in whole notes: quarters or, in 6/8, 9/8 and 12/8, dotted ones. */
export const tempoUnit = (time: string): number => (hasDottedBeats(time) ? 3 / 8 : 1 / 4);

/** How long a tick lasts at a tempo, in seconds. */
export const secondsPerTick = (time: string, tempo: number): number => 60 / tempo / (tempoUnit(time) * TICKS);

/** The beats of so many ticks that begin at a place in a bar, by their distance from there. */
export function beatsWithin(
  length: number,
  { bar, beat }: MetreInTicks,
  place = 0,
): { readonly start: number; readonly isFirst: boolean }[] {
  const first = (beat - (place % beat)) % beat;
  return Array.from({ length: Math.max(0, Math.ceil((length - first) / beat)) }, (_, index) => {
    const start = first + index * beat;
    return { start, isFirst: (place + start) % bar === 0 };
  });
}
