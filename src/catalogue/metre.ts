import type { Phrase } from './song';

/** Ticks per whole note, the unit of time in a phrase: short notes and triplets take whole numbers of ticks. */
export const TICKS = 960;

/** The tolerance between equal times: note lengths are sums of fractions. */
export const CLOSE = 1e-4;

/** A metre; lengths are in whole notes. */
export interface Metre {
  readonly length: number;
  /** The length of a beat: the note of the lower number or, in 6/8, 9/8 and 12/8, a dotted quarter. */
  readonly beat: number;
  /** The places of all beats in the bar. */
  readonly beats: readonly number[];
  /** The places of the strong ones: its start and, in metres such as 4/4 and 6/8, its middle. */
  readonly strong: readonly number[];
}

/**
 * Whether the beats of a metre are dotted quarters.
 * @example hasDottedBeats('6/8') // true
 */
export function hasDottedBeats(time: string): boolean {
  const [count = 0, unit] = time.split('/').map(Number);
  return unit === 8 && count > 3 && count % 3 === 0;
}

/** The metres that are read: abcjs ends Node at others, such as 4/0. */
export const METRE = /^[1-9]\d?\/(?:2|4|8|16)$/;

/** Reads a metre such as `6/8`. */
export function parseMetre(time: string): Metre {
  const [count = 0, unit = 1] = time.split('/').map(Number);
  const length = count / unit;
  const isDotted = hasDottedBeats(time);
  const beat = isDotted ? 3 / 8 : 1 / unit;
  const beats = Array.from({ length: Math.round(length / beat) }, (_, index) => index * beat);
  const hasHalves = beats.length % 2 === 0 && (beats.length > 2 || isDotted);
  return { length, beat, beats, strong: hasHalves ? [0, length / 2] : [0] };
}

/** The lengths of a bar and a beat, in ticks. */
export function metreInTicks(time: string): Pick<Phrase, 'bar' | 'beat'> {
  const { length, beat } = parseMetre(time);
  return { bar: length * TICKS, beat: beat * TICKS };
}

/** The note that a tempo counts, in whole notes: a quarter or, in 6/8, 9/8 and 12/8, a dotted quarter. */
export const tempoUnit = (time: string): number => (hasDottedBeats(time) ? 3 / 8 : 1 / 4);

/** The duration of a tick at a tempo, in seconds. */
export const secondsPerTick = (time: string, tempo: number): number => 60 / tempo / (tempoUnit(time) * TICKS);

/** How the eighths of an odd bar are counted, by their number: in groups. */
const GROUPS: Readonly<Record<number, readonly number[]>> = { 5: [2, 3], 7: [2, 2, 3], 10: [3, 2, 2, 3] };

/** The places in a bar that are counted, in ticks: its beats or, in an odd metre, its groups; none in a free tune. */
export function countedPlaces({ bar, beat }: Pick<Phrase, 'bar' | 'beat'>): readonly number[] {
  if (bar === 0) return [];
  const count = Math.ceil(bar / beat);
  const groups = (beat === TICKS / 8 ? GROUPS[count] : null) ?? Array<number>(count).fill(1);
  return groups.map((_, index) => beat * groups.slice(0, index).reduce((sum, group) => sum + group, 0));
}

/**
 * The beats in the `length` ticks after `from`, and whether each begins a bar; `place` is the position of `from` in its
 * bar.
 */
export function beatsFrom(
  from: number,
  length: number,
  { bar, beat }: Pick<Phrase, 'bar' | 'beat'>,
  place = 0,
) {
  const places = countedPlaces({ bar, beat });
  const bars = bar === 0 ? 0 : Math.ceil((place + length) / bar);
  return Array.from({ length: bars }, (_, index) => places.map((at) => index * bar + at))
    .flat()
    .filter((at) => at >= place && at < place + length)
    .map((at) => ({ start: from + at - place, isFirst: at % bar === 0 }));
}
