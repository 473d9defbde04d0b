import type { Singing, SungNote } from '../../../catalogue/singing';
import { openSound } from '../../../sound/context';
import { play, type Playback } from '../../../sound/player';
import { originOf, playScore, type Beat, type Pace, type Part, type Score } from '../../../sound/score';
import { metronome, type Music } from '../../../sound/sounds';

/** A sung line, and its sung letters if they are known. */
export type Sung = Pick<SungNote, 'line'> & Partial<SungNote>;

/** A moment of a playback: the beat, counted within its bar and from the beginning, and the sung line. */
export interface Moment {
  readonly beat: number;
  readonly count: number;
  readonly sung: Sung | null;
}

export interface Follower {
  readonly onMoment: (moment: Moment) => void;
  /** Called with the tick reached when it ends, is interrupted or makes room for other music. */
  readonly onEnd: (tick: number) => void;
}

/** A playback, and the tick that it has reached; during the count-in, the tick from which it starts. */
export interface Playing {
  readonly stop: () => void;
  readonly tick: () => number;
}

/** Plays a song from a tick on and follows it note by note. */
export function playSong(
  { singing, score, part, pace }: { singing: Singing; score: Score; part: Part; pace: Pace },
  { onMoment, onEnd }: Follower,
): Playing {
  const beats = beatsPlayed(singing, pace);
  const tick = (heard: number): number => originOf(pace) + heard / pace.secondsPerTick;
  const reached = (heard: number): number => Math.max(pace.from, tick(heard));
  const { stop, now } = follow(playScore(score, part, pace), {
    momentAt: (heard) => {
      const count = lastStarted(beats, tick(heard));
      return { beat: beats[count]?.place ?? -1, count, sung: sungAt(singing, tick(heard), pace.from) };
    },
    onMoment,
    onEnd: (heard) => onEnd(reached(heard)),
  });
  return { stop, tick: () => reached(now()) };
}

export function playMetronome(
  { beatsInBar, secondsPerBeat }: { beatsInBar: number; secondsPerBeat: number },
  { onMoment, onEnd }: Follower,
): Playing {
  const { stop } = follow(metronome(beatsInBar, secondsPerBeat), {
    momentAt: (now) => {
      const count = Math.floor(now / secondsPerBeat);
      return { beat: count < 0 ? -1 : count % beatsInBar, count, sung: null };
    },
    onMoment,
    onEnd: () => onEnd(0),
  });
  return { stop, tick: () => 0 };
}

/** The interval in which the moment is checked while the page is hidden and draws no frames, in milliseconds. */
const UNSEEN = 250;

function follow(
  music: Music,
  {
    momentAt,
    onMoment,
    onEnd,
  }: { momentAt: (now: number) => Moment; onMoment: Follower['onMoment']; onEnd: (now: number) => void },
): Playback {
  let last: Moment | null = null;
  const look = (): void => {
    const moment = momentAt(playback.now());
    if (moment.count !== last?.count || moment.sung !== last.sung) onMoment(moment);
    last = moment;
  };
  const draw = (): void => {
    look();
    frame = requestAnimationFrame(draw);
  };
  let frame = requestAnimationFrame(draw);
  const timer = setInterval(look, UNSEEN);
  const playback = play(openSound(), music, (now) => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
    onEnd(now);
  });
  return playback;
}

/** The sung note at a tick, or its line before the first note; null during the count-in. */
export function sungAt({ lines, notes }: Singing, tick: number, from: number): Sung | null {
  const line = lines[lastStarted(lines, tick)];
  if (!line || tick < from) return null;
  const note = notes[lastStarted(notes, tick)];
  return note && note.start >= line.start ? note : line;
}

/** The index of the last item that has begun; −1 before the first. */
function lastStarted(items: readonly { readonly start: number }[], tick: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.start <= tick) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A beat, and its place in its bar, counted from 0. */
type BeatInBar = Beat & { readonly place: number };

/** The beats of the count-in, and those played from a tick on. */
export function beatsPlayed({ beats }: Pick<Singing, 'beats'>, { from, countIn }: Pace): BeatInBar[] {
  const earlier = beats.filter(({ start }) => start < from);
  return placeInBars([...earlier, ...countIn, ...beats.slice(earlier.length)]).slice(earlier.length);
}

/** The number of beats in a song's longest bar; its metre may change. */
export const mostBeatsInBar = ({ beats }: Pick<Singing, 'beats'>): number =>
  placeInBars(beats).reduce((most, { place }) => Math.max(most, place + 1), 0);

function placeInBars(beats: readonly Beat[]): BeatInBar[] {
  let place = -1;
  return beats.map((beat) => ({ ...beat, place: (place = beat.isFirst ? 0 : place + 1) }));
}
