import type { Song } from '../../../catalogue';
import { USUAL_METRE } from '../../../catalogue/linePhrases';
import { secondsPerTick } from '../../../catalogue/metre';
import { passageOf, type Passage, type Singing } from '../../../catalogue/singing';
import { USUAL_TEMPO } from '../useTempo';

/** The parts of a song that determine how it is learnt. */
type Learnable = Pick<Song, 'phrases' | 'sections' | 'time' | 'tempo'>;

export type LessonStep = 'hear' | 'echo' | 'slow' | 'ends' | 'lines' | 'all';

/** A strophe that is learnt, by the index of its section, and the step reached. */
export interface Lesson {
  readonly section: number;
  readonly step: LessonStep;
}

/** A strophe that lasts longer, in seconds, is learnt two lines at a time. */
const LONG = 30;

/** The steps of a strophe: it is heard, sung after the player, sung with it, and then without its words. */
const STEPS: readonly LessonStep[] = ['hear', 'echo', 'slow', 'ends', 'lines', 'all'];

/** The longest strophe, in seconds, that has a step. Longer strophes leave the step out, so no lesson takes over eight minutes. */
const LEFT_OUT: Readonly<Partial<Record<LessonStep, number>>> = { hear: LONG, slow: 60, lines: 60 };

/** The steps that need no tune. */
const WORDS: readonly LessonStep[] = ['ends', 'lines', 'all'];

/** The shares of the tempo at which a strophe is sung until it is sung in its own. */
const SHARES: Readonly<Partial<Record<LessonStep, number>>> = { slow: 0.7, ends: 0.85 };

/** The indices of a section's lines in the order of singing. */
const linesOf = ({ lines }: Singing, section: number): readonly number[] =>
  [...lines.keys()].filter((line) => lines[line]!.section === section);

/** A whole strophe, by the index of its section. */
export function stropheOf(singing: Singing, section: number): Passage {
  const own = linesOf(singing, section);
  return passageOf(singing, [own[0]!, own.at(-1)!]);
}

/** How long a strophe is in the song's own tempo, in seconds. */
function secondsOf({ time, tempo }: Learnable, singing: Singing, section: number): number {
  const own = linesOf(singing, section);
  const [first, last] = [singing.lines[own[0]!]!, singing.lines[own.at(-1)!]!];
  return (last.start + last.length - first.start) * secondsPerTick(time || USUAL_METRE, tempo || USUAL_TEMPO);
}

/** The steps of a strophe; in a song without a tune it begins with the words. */
export function stepsOf(song: Learnable, singing: Singing, section: number): readonly LessonStep[] {
  const seconds = secondsOf(song, singing, section);
  const steps = song.phrases.length > 0 ? STEPS : WORDS;
  return steps.filter((step) => seconds <= (LEFT_OUT[step] ?? Infinity));
}

/** A lesson of a strophe from its first step on. */
export const beginLesson = (song: Learnable, singing: Singing, section: number): Lesson => ({
  section,
  step: stepsOf(song, singing, section)[0]!,
});

/** The step after another one; after the last one the first of the next strophe, and of the first strophe again. */
export function nextLesson(song: Learnable, singing: Singing, { section, step }: Lesson): Lesson {
  const steps = stepsOf(song, singing, section);
  const following = steps[steps.indexOf(step) + 1];
  if (following) return { section, step: following };
  const own = singing.lines.filter((line) => song.sections[line.section]?.kind !== 'recall');
  const later = own.find((line) => line.section > section) ?? own[0];
  return beginLesson(song, singing, later?.section ?? section);
}

/** A passage that is played once, at a share of the tempo; in an echo its tune is left to the learner. */
export interface Pass extends Passage {
  readonly share: number;
  readonly isEcho: boolean;
}

const passOf = (passage: Passage, share = 1, isEcho = false): Pass => ({ ...passage, share, isEcho });

/** The passes of a song: all of it, or what a step of a lesson plays. */
export function passesOf(song: Learnable, singing: Singing, lesson: Lesson | null): readonly Pass[] {
  if (!lesson) return [passOf({ from: 0, singing })];
  if (lesson.step !== 'echo') return [passOf(stropheOf(singing, lesson.section), SHARES[lesson.step])];
  const own = linesOf(singing, lesson.section);
  const size = secondsOf(song, singing, lesson.section) > LONG ? 2 : 1;
  const written = own.map((line) => singing.lines[line]!.line);
  return own
    .flatMap((_, place) => (place % size === 0 ? [own.slice(place, place + size)] : []))
    .filter((lines) => lines.some((line) => written.indexOf(singing.lines[line]!.line) === own.indexOf(line)))
    .flatMap((lines, place, learnt) => {
      const ends = [lines[0]!, lines.at(-1)!] as const;
      const echo = passageOf(singing, ends, learnt[place + 1]?.[0]);
      return [passOf(passageOf(singing, ends)), passOf(echo, 1, true)];
    });
}

/** The time left of a strophe's lesson, in seconds, at a tick of a pass; `seconds` is the length of a tick. */
export function secondsLeft(
  song: Learnable,
  singing: Singing,
  lesson: Lesson,
  seconds: number,
  pass = 0,
  tick = 0,
): number {
  const steps = stepsOf(song, singing, lesson.section);
  const passes = steps
    .slice(steps.indexOf(lesson.step))
    .flatMap((step) => passesOf(song, singing, { ...lesson, step }));
  return passes.slice(pass).reduce((sum, { from, share, singing: { length } }, index) => {
    const begins = index === 0 ? Math.max(from, tick) : from;
    return sum + ((length - begins) / share) * seconds;
  }, 0);
}
