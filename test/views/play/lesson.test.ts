import { songs, type Song } from '../../../src/catalogue';
import { secondsPerTick } from '../../../src/catalogue/metre';
import { singSong } from '../../../src/catalogue/singing';
import {
  beginLesson,
  nextLesson,
  passesOf,
  secondsLeft,
  stepsOf,
  type Lesson,
  type LessonStep,
} from '../../../src/views/play/byHeart/lesson';

/** What a step plays, by its lines and shares of the tempo; an echo is in brackets. */
const played = (song: Song, step: LessonStep, section = 0): string =>
  passesOf(song, singSong(song), { section, step })
    .map(({ singing, from, share, isEcho }) => {
      const sung = singing.lines.filter(({ start }) => start >= from).map(({ line }) => line);
      const told = `${sung.join('')} ${share * 100}`;
      return isEcho ? `(${told})` : told;
    })
    .join(', ');

test.each<[LessonStep, string]>([
  ['hear', '012323 100'],
  ['echo', '0 100, (0 100), 1 100, (1 100), 2 100, (2 100), 3 100, (3 100)'],
  ['slow', '012323 70'],
  ['ends', '012323 85'],
  ['all', '012323 100'],
])('the step «%s» of a lesson', (step, passes) => expect(played(songs[12]!, step)).toBe(passes));

test('a lesson leads from step to step and from strophe to strophe, without the words of a refrain again', () => {
  const learnt: string[] = [];
  const song = songs[28]!;
  const singing = singSong(song);
  for (
    let at: Lesson = beginLesson(song, singing, 0);
    !learnt.includes(`${at.section} ${at.step}`);
    at = nextLesson(song, singing, at)
  )
    learnt.push(`${at.section} ${at.step}`);
  const own = song.sections.flatMap(({ kind }, section) => (kind === 'recall' ? [] : [section]));
  expect(learnt).toEqual(
    own.flatMap((section) => stepsOf(song, singing, section).map((step) => `${section} ${step}`)),
  );
  expect(stepsOf(songs[7]!, singSong(songs[7]!), 0)).toEqual(['ends', 'lines', 'all']);
});

/** How long the first strophe of a song is learnt, in minutes. */
function minutesOf(song: Song): number {
  const singing = singSong(song);
  const lesson = beginLesson(song, singing, singing.lines[0]!.section);
  const seconds = secondsPerTick(song.time || '4/4', song.tempo || 80);
  return secondsLeft(song, singing, lesson, seconds) / 60;
}

test('a first strophe is learnt in four minutes in the median of the tunes, and in eight at most', () => {
  const minutes = songs.filter(({ phrases }) => phrases.length > 0).map(minutesOf);
  expect(minutes.toSorted((a, b) => a - b)[Math.floor(minutes.length / 2)]).toBeCloseTo(4, 1);
  expect(Math.max(...songs.map(minutesOf))).toBeLessThanOrEqual(8);
});

test('a strophe of more than half a minute is sung after the player two lines at a time', () => {
  expect(played(songs[22]!, 'echo')).toBe('01 100, (01 100), 23 100, (23 100)');
});

test('the time left in a lesson is what its passes still take', () => {
  const singing = singSong(songs[12]!);
  const left = (step: LessonStep, pass: number, tick: number): number =>
    secondsLeft(songs[12]!, singing, { section: 0, step }, 1, pass, tick);
  const [first, second] = singing.lines;
  const line = second!.start - first!.start;
  expect(left('all', 0, 0) - left('all', 0, second!.start)).toBe(line);
  expect(left('ends', 0, 0)).toBeCloseTo(left('ends', 0, second!.start) + second!.start / 0.85, 6);
  expect(left('echo', 0, 0) - left('echo', 2, second!.start)).toBeCloseTo(2 * line, 6);
});
