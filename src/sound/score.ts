import { accompany, type Accompaniment, type Bar, type Chord } from './accompaniment';
import { clickAt, GAINS, type Music, type Sound } from './sounds';

interface Timed {
  readonly start: number;
}

/** A beat, and whether a bar begins with it. */
export interface Beat extends Timed {
  readonly isFirst: boolean;
}

/** Notes, chords, bars and beats to play, timed in ticks. */
export interface Score {
  readonly notes: readonly (Timed & { readonly length: number; readonly pitch: number })[];
  readonly chords: readonly Chord[];
  readonly bars: readonly Bar[];
  readonly accompaniment: Accompaniment;
  readonly beats: readonly (Beat & { readonly hasTune: boolean })[];
  readonly length: number;
}

/** What can be heard of a score; a tune without chords also clicks the beats of passages without a tune. */
export type Voice = 'tune' | 'chords' | 'metronome';
export type Heard = ReadonlySet<Voice>;

/** The tick at which playing starts, the length of a tick in seconds, and the count-in beats. */
export interface Pace {
  readonly from: number;
  readonly secondsPerTick: number;
  readonly countIn: readonly Beat[];
}

/** The loudness of an accompaniment behind a tune, as a fraction of that alone. */
const BEHIND = 0.3;

/** The tick at time 0: that of the first count-in beat, else the one at which playing starts. */
export const originOf = ({ from, countIn }: Pace): number => countIn[0]?.start ?? from;

/** Converts what is heard of a score to music; time 0 is at `originOf`. */
export function playScore(score: Score, heard: Heard, pace: Pace): Music {
  const { notes, chords, bars, beats, accompaniment } = score;
  const { from, secondsPerTick, countIn } = pace;
  const timeOf = (tick: number): number => (tick - originOf(pace)) * secondsPerTick;
  const hasChords = heard.has('chords');
  const heardBeats = beats.filter(
    ({ start, hasTune }) => start >= from && (heard.has('metronome') || (!hasChords && !hasTune)),
  );
  const clicks = [...countIn, ...heardBeats].map(({ start, isFirst }) => clickAt(timeOf(start), isFirst));
  const melody = remaining(notes, from).map(({ start, length, pitch }): Sound => ({
    voice: 'string',
    time: timeOf(start),
    length: length * secondsPerTick,
    pitch,
    gain: GAINS.melody,
  }));
  const strokes = accompany(remaining(chords, from), bars, accompaniment, timeOf).map((sound) => ({
    ...sound,
    gain: heard.has('tune') ? BEHIND * sound.gain : sound.gain,
  }));
  return {
    sounds: [...clicks, ...(heard.has('tune') ? melody : []), ...(hasChords ? strokes : [])].sort(
      (one, other) => one.time - other.time,
    ),
    length: timeOf(score.length),
  };
}

/** The items that sound from a tick on; one that began earlier is cut to begin there. */
function remaining<Item extends Timed & { readonly length: number }>(items: readonly Item[], from: number) {
  return items
    .filter(({ start, length }) => start + length > from)
    .map((item) => {
      const start = Math.max(item.start, from);
      return { ...item, start, length: item.start + item.length - start };
    });
}
