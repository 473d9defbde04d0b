import { clickAt, GAINS, strumAt, type Music, type Sound } from './sounds';

/** A time, in ticks. */
interface Timed {
  readonly start: number;
}

/** A beat, and whether a bar begins with it. */
export interface Beat extends Timed {
  readonly isFirst: boolean;
}

/** Music to be played. */
export interface Score {
  readonly notes: readonly (Timed & { readonly length: number; readonly pitch: number })[];
  readonly chords: readonly (Timed & { readonly length: number; readonly pitches: readonly number[] })[];
  readonly beats: readonly (Beat & { readonly hasTune: boolean })[];
  readonly length: number;
}

/** What of a score is heard; `beats` is its metronome, which also counts in a melody what has no tune. */
export type Part = 'melody' | 'both' | 'chords' | 'beats';

/** From which tick on a score is played, how long a tick is in seconds, and the beats that are counted in before. */
export interface Pace {
  readonly from: number;
  readonly secondsPerTick: number;
  readonly countIn: readonly Beat[];
}

/** From one string of a chord to the next that a hand strikes in time, in seconds, and how many a soft beat brushes. */
const [SPREAD, BRUSHED] = [0.012, 3];
/** How long before the next stroke a hand damps the last one, in seconds. */
const LIFT = 0.03;

/** The tick at which a score begins to be heard. */
export const originOf = ({ from, countIn }: Pace): number => countIn[0]?.start ?? from;

/** A part of a score as music; time 0 is the first beat that is counted in, or the tick from which it is played. */
export function playScore(score: Score, part: Part, pace: Pace): Music {
  const { notes, chords, beats } = score;
  const { from, secondsPerTick, countIn } = pace;
  const seconds = (ticks: number): number => ticks * secondsPerTick;
  const timeOf = (tick: number): number => seconds(tick - originOf(pace));
  const isLater = ({ start }: Timed): boolean => start >= from;
  const isHeard = ({ hasTune }: Score['beats'][number]): boolean =>
    part === 'beats' || (part === 'melody' && !hasTune);
  const heardBeats = beats.filter((beat) => isLater(beat) && isHeard(beat));
  const clicks = [...countIn, ...heardBeats].map(({ start, isFirst }) => clickAt(timeOf(start), isFirst));
  const melody = remaining(notes, from).map(({ start, length, pitch }): Sound => ({
    voice: 'string',
    time: timeOf(start),
    length: seconds(length),
    pitch,
    gain: GAINS.melody,
  }));
  const strums = strokes(remaining(chords, from), beats).flatMap(({ start, length, pitches, isSoft }) =>
    strumAt(isSoft ? pitches.slice(-BRUSHED) : pitches, {
      time: timeOf(start),
      length: seconds(length) - LIFT,
      gain: isSoft ? GAINS.brushed : GAINS.strummed,
      spread: SPREAD,
    }),
  );
  const hasMelody = part === 'melody' || part === 'both';
  const hasChords = part === 'chords' || part === 'both';
  return {
    sounds: [...clicks, ...(hasMelody ? melody : []), ...(hasChords ? strums : [])].sort(
      (one, other) => one.time - other.time,
    ),
    length: timeOf(score.length),
  };
}

/** What is heard of some from a tick on: what lasts then begins there. */
function remaining<Item extends Timed & { readonly length: number }>(
  items: readonly Item[],
  from: number,
): Item[] {
  return items
    .filter(({ start, length }) => start + length > from)
    .map((item) => {
      const start = Math.max(item.start, from);
      return { ...item, start, length: item.start + item.length - start };
    });
}

/** Where chords are struck: each as it begins and with every beat that it lasts, softly unless the beat begins a bar. */
function strokes(chords: Score['chords'], beats: readonly Beat[]) {
  return chords.flatMap(({ start, length, pitches }) => {
    if (pitches.length === 0) return [];
    const later = beats.filter((beat) => beat.start > start && beat.start < start + length);
    return [
      { start, pitches, isSoft: false },
      ...later.map((beat) => ({ start: beat.start, pitches, isSoft: !beat.isFirst })),
    ].map((stroke, index) => ({
      ...stroke,
      length: (later[index]?.start ?? start + length) - stroke.start,
    }));
  });
}
