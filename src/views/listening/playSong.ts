import type { Singing, SungNote } from '../../catalogue/singing';
import { openSound } from '../../sound/context';
import { play } from '../../sound/player';
import { originOf, playScore, type Pace, type Part, type Score } from '../../sound/score';
import { metronome } from '../../sound/sounds';

/** A line that is sung, and which of its letters, where that is known. */
export type Sung = Pick<SungNote, 'line'> & Partial<SungNote>;

/** What is heard at a moment: its tick, the beat counted within its bar and from the beginning, and what is sung. */
export interface Moment {
  readonly tick: number;
  readonly beat: number;
  readonly count: number;
  readonly sung: Sung | null;
}

/** Who follows what is played. */
export interface Follower {
  readonly onMoment: (moment: Moment) => void;
  /** Called when it ends, is interrupted or makes room for something else, with the tick that was reached. */
  readonly onEnd: (tick: number) => void;
}

/** Stops what is played. */
export type Stop = () => void;

/** Plays a song from a tick on and follows it note by note. */
export function playSong(
  { singing, score, part, pace }: { singing: Singing; score: Score; part: Part; pace: Pace },
  { onMoment, onEnd }: Follower,
): Stop {
  const beats = [...pace.countIn, ...singing.beats.filter(({ start }) => start >= pace.from)];
  const places = countInBars(beats);
  const tick = (now: number): number => originOf(pace) + now / pace.secondsPerTick;
  return follow(playScore(score, part, pace), {
    momentAt: (now) => {
      const count = lastStarted(beats, tick(now));
      return {
        tick: tick(now),
        beat: places[count] ?? -1,
        count,
        sung: sungAt(singing, tick(now), pace.from),
      };
    },
    onMoment,
    onEnd: (now) => onEnd(tick(now)),
  });
}

/** Plays a metronome without end. */
export function playMetronome(
  { beatsInBar, secondsPerBeat }: { beatsInBar: number; secondsPerBeat: number },
  { onMoment, onEnd }: Follower,
): Stop {
  return follow(metronome(beatsInBar, secondsPerBeat), {
    momentAt: (now) => {
      const count = Math.floor(now / secondsPerBeat);
      return { tick: 0, beat: count < 0 ? -1 : count % beatsInBar, count, sung: null };
    },
    onMoment,
    onEnd: () => onEnd(0),
  });
}

/** Plays sounds and tells what is heard whenever it changes. */
function follow(
  sounds: Parameters<typeof play>[1],
  {
    momentAt,
    onMoment,
    onEnd,
  }: { momentAt: (now: number) => Moment; onMoment: Follower['onMoment']; onEnd: (now: number) => void },
): Stop {
  let frame = 0;
  let last: Moment | null = null;
  const playback = play(openSound(), sounds, (now) => {
    cancelAnimationFrame(frame);
    onEnd(now);
  });
  const draw = (): void => {
    const moment = momentAt(playback.now());
    if (moment.count !== last?.count || moment.sung !== last.sung) onMoment(moment);
    last = moment;
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return playback.stop;
}

/** What is sung at a tick: the letters of a note, or a line before its first one; null while beats are counted in. */
function sungAt({ lines, notes }: Singing, tick: number, from: number): Sung | null {
  const line = lines[lastStarted(lines, tick)];
  if (!line || tick < from) return null;
  const note = notes[lastStarted(notes, tick)];
  return note && note.start >= line.start ? note : line;
}

/** The index of the last of some that has begun; −1 before the first. */
function lastStarted(items: readonly { readonly start: number }[], tick: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.start <= tick) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The place of each beat within its bar. */
function countInBars(beats: readonly { readonly isFirst: boolean }[]): number[] {
  let place = -1;
  return beats.map(({ isFirst }) => (place = isFirst ? 0 : place + 1));
}
