import { beatsBefore, type Singing, type SungNote } from '../../../catalogue/singing';
import { openSound } from '../../../sound/context';
import { play } from '../../../sound/player';
import { originOf, playScore, type Pace, type Part, type Score } from '../../../sound/score';
import { metronome, type Music } from '../../../sound/sounds';

/** A sung line, and its sung letters if they are known. */
export type Sung = Pick<SungNote, 'line' | 'row'> & Partial<SungNote>;

/** A moment of a playback: the beat, counted within its bar and from the beginning, the sung line, and the pass. */
export interface Moment {
  readonly beat: number;
  readonly count: number;
  readonly sung: Sung | null;
  /** How often a repeated section was played before. */
  readonly pass: number;
}

/** Music to follow; times are in seconds from its beginning. */
export interface Course {
  readonly music: Music;
  readonly momentAt: (time: number) => Moment;
  /** The tick from which it would go on. */
  readonly tickAt: (time: number) => number;
}

/** A song from a tick on, note by note; a line is counted in if wanted, and meanwhile the song stays at that tick. */
export function songCourse(
  singing: Singing,
  score: Score,
  part: Part,
  {
    from,
    secondsPerTick,
    isCountedIn = true,
  }: Pick<Pace, 'from' | 'secondsPerTick'> & { isCountedIn?: boolean },
): Course {
  const line = singing.lines.find(({ start }) => start === from);
  const pace: Pace = { from, secondsPerTick, countIn: line && isCountedIn ? beatsBefore(line) : [] };
  const beats = beatsPlayed(singing, pace);
  const sungTick = (time: number): number => originOf(pace) + time / secondsPerTick;
  return {
    music: playScore(score, part, pace),
    momentAt: (time: number) => {
      const tick = sungTick(time);
      const count = lastStarted(beats, tick);
      return { beat: beats[count]?.place ?? -1, count, sung: sungAt(singing, tick, from), pass: 0 };
    },
    tickAt: (time: number) => Math.max(from, sungTick(time)),
  };
}

export const metronomeCourse = (beatsInBar: number, secondsPerBeat: number): Course => ({
  music: metronome(beatsInBar, secondsPerBeat),
  momentAt: (time) => {
    const count = Math.floor(time / secondsPerBeat);
    return { beat: count < 0 ? -1 : count % beatsInBar, count, sung: null, pass: 0 };
  },
  tickAt: () => 0,
});

/** The same music again and again; `courseOf` gives each pass, counted from `first`. */
export function repeatedCourse(first: number, courseOf: (pass: number) => Course): Course {
  const passes: { readonly course: Course; readonly begins: number; readonly ends: number }[] = [];
  const add = () => {
    const begins = passes.at(-1)?.ends ?? 0;
    const course = courseOf(first + passes.length);
    const pass = { course, begins, ends: begins + course.music.length };
    passes.push(pass);
    return pass;
  };
  const passOf = (index: number) => passes[index] ?? add();
  const indexAt = (time: number): number => {
    let index = 0;
    while (passOf(index).ends <= time) index++;
    return index;
  };
  return {
    music: {
      sounds: {
        *[Symbol.iterator]() {
          let count = 1;
          // If a whole pass has no sound, no later pass has one.
          for (let index = 0; index < 2 || count > 0; index++) {
            const { course, begins } = passOf(index);
            count = 0;
            for (const sound of course.music.sounds) {
              yield { ...sound, time: begins + sound.time };
              count++;
            }
          }
        },
      },
      length: Infinity,
    },
    momentAt: (time) => {
      const index = indexAt(time);
      const { course, begins } = passOf(index);
      return { ...course.momentAt(time - begins), pass: first + index };
    },
    tickAt: (time) => {
      const { course, begins } = passOf(indexAt(time));
      return course.tickAt(time - begins);
    },
  };
}

/** The share of the tempo at which a pass is played: a ladder from 70 % up by 5 % each time, or all of it. */
export const tempoShare = (pass: number, isLadder: boolean): number =>
  isLadder ? Math.min(100, 70 + 5 * pass) / 100 : 1;

/** The interval in which the moment is checked while the page is hidden and draws no frames, in milliseconds. */
const UNSEEN = 250;

/**
 * Plays music and reports each moment; `onEnd` is called when it ends, is interrupted or makes room for other music.
 * Returns a function to stop it, and one for the tick that it has reached.
 */
export function playCourse(
  { music, momentAt, tickAt }: Course,
  onMoment: (moment: Moment) => void,
  onEnd: (tick: number) => void,
) {
  let last: Moment | null = null;
  const look = (): void => {
    const moment = momentAt(now());
    if (moment.count !== last?.count || moment.sung !== last.sung || moment.pass !== last.pass)
      onMoment(moment);
    last = moment;
  };
  const draw = (): void => {
    look();
    frame = requestAnimationFrame(draw);
  };
  let frame = requestAnimationFrame(draw);
  const timer = setInterval(look, UNSEEN);
  const { stop, now } = play(openSound(), music, (heard) => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
    onEnd(tickAt(heard));
  });
  return { stop, tick: () => tickAt(now()) };
}

/** The sung note at a tick, or its line before the first note; null during the count-in. */
export function sungAt({ lines, notes }: Singing, tick: number, from: number): Sung | null {
  const line = lines[lastStarted(lines, tick)];
  if (!line || tick < from) return null;
  const note = notes[lastStarted(notes, tick)];
  return note && note.start >= line.start ? note : line;
}

/** The index of the last item that has begun; −1 before the first. */
export const lastStarted = (items: readonly { readonly start: number }[], tick: number): number =>
  items.filter(({ start }) => start <= tick).length - 1;

/** The beats of the count-in and those played from a tick on, each with its place in its bar, counted from 0. */
export function beatsPlayed({ beats }: Pick<Singing, 'beats'>, { from, countIn }: Pace) {
  const earlier = beats.filter(({ start }) => start < from);
  let place = -1;
  return [...earlier, ...countIn, ...beats.slice(earlier.length)]
    .map((beat) => ({ ...beat, place: (place = beat.isFirst ? 0 : place + 1) }))
    .slice(earlier.length);
}

/** The number of beats in a song's longest bar, whose metre may change; 0 in a free tune. */
export const mostBeatsInBar = ({ lines }: Pick<Singing, 'lines'>): number =>
  Math.max(...lines.map(({ bar, beat }) => (beat > 0 ? bar / beat : 0)));
