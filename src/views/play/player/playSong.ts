import { shallowEqual } from 'react-redux';
import { countedPlaces, metreInTicks } from '../../../catalogue/metre';
import { beatsBefore, type Singing, type SungNote } from '../../../catalogue/singing';
import { strokeAt } from '../../../sound/accompaniment';
import { play } from '../../../sound/player';
import { originOf, playScore, type Heard, type Pace, type Score } from '../../../sound/score';
import { metronome, type Music } from '../../../sound/sounds';

/** A sung line, and its sung letters if they are known. */
export type Sung = Pick<SungNote, 'line' | 'row' | 'start'> & Partial<SungNote>;

/** A moment of a playback: the beat, counted within its bar, the sung line, and the pass. */
export interface Moment {
  readonly beat: number;
  readonly sung: Sung | null;
  /** How many beats of a count-in are left. */
  readonly left: number;
  /** The stroke of the accompaniment, as `strokeAt` names it; null if no chords are heard. */
  readonly stroke: string | null;
  /** The pass of the lesson that is played, counted from 0. */
  readonly pass: number;
}

export const SILENCE: Moment = { beat: -1, sung: null, left: 0, stroke: null, pass: 0 };

/** Music to follow; times are in seconds from its beginning. */
export interface Course {
  readonly music: Music;
  readonly momentAt: (time: number) => Moment;
  /** The tick from which it would go on. */
  readonly tickAt: (time: number) => number;
}

/** A passage from a tick on, note by note; a line is counted in if wanted, and meanwhile the song stays at that tick. */
export function passageCourse(
  singing: Singing,
  score: Score,
  heard: Heard,
  { from, secondsPerTick, isCountedIn }: Pick<Pace, 'from' | 'secondsPerTick'> & { isCountedIn: boolean },
): Course {
  const line = singing.lines.find(({ start }) => start === from);
  const countIn = line && isCountedIn ? beatsBefore(line) : [];
  const pace: Pace = { from, secondsPerTick, countIn };
  const beats = beatsPlayed(singing, pace);
  const sungTick = (time: number): number => originOf(pace) + time / secondsPerTick;
  return {
    music: playScore(score, heard, pace),
    momentAt: (time: number) => {
      const tick = sungTick(time);
      const count = lastStarted(beats, tick);
      const left = tick < from ? Math.min(countIn.length, countIn.length - count) : 0;
      const isStruck = heard.has('chords') && tick >= from;
      const stroke = isStruck ? strokeAt(score.bars, score.accompaniment, tick) : null;
      return { ...SILENCE, beat: beats[count]?.place ?? -1, sung: sungAt(singing, tick, from), left, stroke };
    },
    tickAt: (time: number) => Math.max(from, sungTick(time)),
  };
}

/** The same course without its tune: what accompanies it goes on. */
export const withoutTune = ({ music, ...course }: Course): Course => ({
  ...course,
  music: { ...music, sounds: [...music.sounds].filter(({ voice }) => voice !== 'string') },
});

/** Endless bars of a metre. */
export function metronomeCourse(metre: string, secondsPerTick: number): Course {
  const ticks = metreInTicks(metre);
  const bar = ticks.bar * secondsPerTick;
  const beats = countedPlaces(ticks).map((place) => place * secondsPerTick);
  return {
    music: metronome(beats, bar),
    momentAt: (time) => ({ ...SILENCE, beat: beats.filter((beat) => beat <= time % bar).length - 1 }),
    tickAt: () => 0,
  };
}

/** Courses one after the other, none waiting for the next; their passes are counted from `first`. */
export function coursesInTurn(courses: readonly Course[], first: number): Course {
  let length = 0;
  const passes = courses.map((course, index) => {
    const begins = length;
    length += course.music.length;
    return { course, begins, pass: first + index };
  });
  const at = (time: number) => passes.filter(({ begins }) => begins <= time).at(-1) ?? passes[0]!;
  return {
    music: {
      sounds: passes.flatMap(({ course, begins }) =>
        Array.from(course.music.sounds, (sound) => ({ ...sound, time: begins + sound.time })),
      ),
      length,
    },
    momentAt: (time) => {
      const { course, begins, pass } = at(time);
      return { ...course.momentAt(time - begins), pass };
    },
    tickAt: (time) => {
      const { course, begins } = at(time);
      return course.tickAt(time - begins);
    },
  };
}

/** The interval in which the moment is checked while the page is hidden and draws no frames, in milliseconds. */
const UNSEEN = 250;

/**
 * Plays music and reports each moment; `onEnd` is called when it ends, is interrupted or makes room for other music, with
 * the tick reached and whether that is its end. Returns a function to stop it, and one for the tick that it has reached.
 */
export function playCourse(
  { music, momentAt, tickAt }: Course,
  onMoment: (moment: Moment) => void,
  onEnd: (tick: number, hasEnded: boolean) => void,
) {
  let last: Moment | null = null;
  const look = (): void => {
    const moment = momentAt(now());
    if (!shallowEqual(moment, last)) onMoment(moment);
    last = moment;
  };
  const draw = (): void => {
    look();
    frame = requestAnimationFrame(draw);
  };
  let frame = requestAnimationFrame(draw);
  const timer = setInterval(look, UNSEEN);
  const { stop, now } = play(music, (heard) => {
    cancelAnimationFrame(frame);
    clearInterval(timer);
    onEnd(tickAt(heard), heard >= music.length);
  });
  return { stop, tick: () => tickAt(now()) };
}

/**
 * The sung note at a tick, or its line before the first note. Until the sound that goes on at `from` is heard, it is the note that
 * was interrupted there, or the line that begins there.
 */
export function sungAt({ lines, notes }: Singing, tick: number, from: number): Sung | null {
  const line = lines[lastStarted(lines, Math.max(tick, from))];
  if (!line) return null;
  const note = notes.filter(({ start }) => start <= tick || start < from).at(-1);
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
  Math.max(...lines.map((line) => countedPlaces(line).length));
