import type { Song } from '../../../catalogue';
import { passageOf, type Passage, type Singing } from '../../../catalogue/singing';

/** The steps in which a strophe is learnt: it is heard, sung after the player, sung with it, and then without its words. */
const STEPS = ['hear', 'echo', 'slow', 'ends', 'lines', 'all'] as const;

export type LessonStep = (typeof STEPS)[number];

/** A strophe that is learnt, by the index of its section, and the step reached. */
export interface Lesson {
  readonly section: number;
  readonly step: LessonStep;
}

/** The steps of a song; one without a tune begins with the words. */
export const stepsOf = ({ phrases }: Pick<Song, 'phrases'>): readonly [LessonStep, ...LessonStep[]] =>
  phrases.length > 0 ? STEPS : ['ends', 'lines', 'all'];

/** The step after another one; after the last one the first of the next strophe, and of the first strophe again. */
export function nextLesson(
  song: Pick<Song, 'phrases' | 'sections'>,
  { lines }: Singing,
  { section, step }: Lesson,
): Lesson {
  const steps = stepsOf(song);
  const following = steps[steps.indexOf(step) + 1];
  if (following) return { section, step: following };
  const own = lines.filter((line) => song.sections[line.section]?.kind !== 'recall');
  const later = own.find((line) => line.section > section) ?? own[0];
  return { section: later?.section ?? section, step: steps[0] };
}

/** A passage that is played once, at a share of the tempo; an echo is silent, and the words are lit. */
export interface Pass extends Passage {
  readonly share: number;
  readonly isEcho: boolean;
  readonly isCountedIn: boolean;
}

/** The shares of the tempo at which a strophe is sung until it is sung in its own. */
const SHARES = [0.7, 0.8, 0.9, 1];

/** The passes of a song: all of it, or what a step of a lesson plays. */
export function passesOf(singing: Singing, lesson: Lesson | null): readonly Pass[] {
  const pass = (passage: Passage, changed: Partial<Pass> = {}): Pass => ({
    ...passage,
    share: 1,
    isEcho: false,
    isCountedIn: true,
    ...changed,
  });
  if (!lesson) return [pass({ from: 0, singing })];
  const own = [...singing.lines.keys()].filter((line) => singing.lines[line]!.section === lesson.section);
  const strophe = passageOf(singing, [own[0]!, own.at(-1)!]);
  if (lesson.step === 'slow') return SHARES.map((share) => pass(strophe, { share }));
  if (lesson.step !== 'echo') return [pass(strophe)];
  return own.flatMap((line, place) => [
    pass(passageOf(singing, [line, line]), { isCountedIn: false }),
    pass(passageOf(singing, [line, line], own[place + 1]), { isCountedIn: false, isEcho: true }),
  ]);
}
