import fc from 'fast-check';
import { originOf, playScore, type Pace, type Score, type Voice } from '../../src/sound/score';
import { clickAt, metronome, strum, type Sound } from '../../src/sound/sounds';

const beat = (start: number, isFirst = false) => ({ start, isFirst, hasTune: true });
/** Two bars of two beats of 10 ticks. */
const SCORE: Score = {
  notes: [
    { start: 0, length: 10, pitch: 60 },
    { start: 10, length: 20, pitch: 62 },
    { start: 30, length: 10, pitch: 64 },
  ],
  chords: [
    { start: 0, length: 30, pitches: [40, 47, 52, 56] },
    { start: 30, length: 10, pitches: [45, 52, 57, 60] },
  ],
  bars: [0, 20].map((start) => ({ start, length: 20, metre: '2/4' })),
  accompaniment: 'strummed',
  beats: [beat(0, true), beat(10), beat(20, true), beat(30)],
  length: 40,
};
const pace: Pace = { from: 0, secondsPerTick: 0.05, countIn: [] };
/** The voices of a score that sound. */
type Part = readonly Voice[];
const TUNE: Part = ['tune'];
const CHORDS: Part = ['chords'];
const BOTH: Part = ['tune', 'chords'];
const soundsOf = (part: Part, other: Partial<Pace> = {}, score = SCORE) => [
  ...playScore(score, new Set(part), { ...pace, ...other }).sounds,
];
/** The ticks at which something is heard, with the pitches. */
const heard = (part: Part, other: Partial<Pace> = {}) =>
  soundsOf(part, other).map(({ time, pitch }) => `${Math.floor(time / 0.05 + 1e-6)}: ${pitch}`);

test('the melody alone', () => {
  const sounds = soundsOf(TUNE).map(({ time, length, pitch }) => `${time}+${length} ${pitch}`);
  expect(sounds).toEqual(['0+0.5 60', '0.5+1 62', '1.5+0.5 64']);
});

test('chords are accompanied from their bass on, in the pattern of the metre', () => {
  expect(heard(CHORDS).join(', ')).toBe(
    '0: 40, 0: 52, 10: 47, 10: 52, 10: 56, 15: 56, 15: 52, 15: 47, 20: 40, 20: 52, 30: 45, 30: 57, 35: 60, 35: 57, 35: 52',
  );
});

test('both are all that is heard of either', () => {
  expect(heard(BOTH).sort()).toEqual([...heard(TUNE), ...heard(CHORDS)].sort());
});

test('the beats alone are clicks, those that begin a bar with an accent', () => {
  const clicks = [0, 0.5, 1].map((time) => clickAt(time, time === 0.5));
  expect(soundsOf(['metronome'], { from: 10 })).toEqual(clicks);
});

test('where a melody has no tune its beats are clicks', () => {
  const beats = SCORE.beats.map((other) => ({ ...other, hasTune: other.start < 20 }));
  const clicks = (part: Part) =>
    soundsOf(part, {}, { ...SCORE, beats }).filter(({ voice }) => voice === 'click');
  expect(clicks(TUNE)).toEqual([clickAt(1, true), clickAt(1.5, false)]);
  expect([...clicks(BOTH), ...clicks(CHORDS)]).toEqual([]);
});

test('from a later tick on, the note and the chord that last begin there and nothing before is heard', () => {
  expect(heard(TUNE, { from: 10 })).toEqual(['0: 62', '20: 64']);
  expect(soundsOf(TUNE, { from: 15 })[0]).toMatchObject({ time: 0, length: 0.75, pitch: 62 });
  expect(heard(CHORDS, { from: 20 }).map(parseFloat)).toEqual([0, 0, 1, 2, 10, 10, 15, 15, 15]);
});

test('what is counted in is heard before, its first beats higher and louder', () => {
  const countIn = [beat(-40, true), beat(-30), beat(-20, true), beat(-10)];
  const sounds = soundsOf(TUNE, { countIn });
  expect(sounds.slice(0, 4)).toEqual([0, 0.5, 1, 1.5].map((time) => clickAt(time, time % 1 === 0)));
  expect(sounds[4]).toMatchObject({ voice: 'string', time: 2, pitch: 60 });
  expect(originOf({ ...pace, countIn })).toBe(-40);
  expect(clickAt(0, true).gain).toBeGreaterThan(clickAt(0, false).gain);
});

test('music lasts until its score ends, however early its last sound is', () => {
  const late = { ...SCORE, length: 100 };
  const countIn = [beat(20, true)];
  expect(playScore(late, new Set(TUNE), pace).length).toBe(5);
  expect(playScore(late, new Set(TUNE), { ...pace, from: 30, countIn }).length).toBe(4);
});

test('sounds come in order, none before the first and none without an end', () => {
  const parts = fc.constantFrom(TUNE, BOTH, CHORDS);
  fc.assert(
    fc.property(
      parts,
      fc.nat(39),
      fc.double({ min: 0.004, max: 0.2, noNaN: true }),
      (part, from, secondsPerTick) => {
        const sounds = soundsOf(part, { from, secondsPerTick, countIn: [beat(from - 10, true)] });
        const times = sounds.map(({ time }) => time);
        expect(times).toEqual([...times].sort((a, b) => a - b));
        for (const { time, length } of sounds) {
          expect(time).toBeGreaterThanOrEqual(0);
          expect(time + length).toBeLessThanOrEqual((50 - from) * secondsPerTick + 0.1);
        }
      },
    ),
  );
});

test('a chord alone is strummed from the first string to the last', () => {
  const strings = [...strum([40, 45, 50], 0.1).sounds];
  expect(strings.map(({ pitch }) => pitch)).toEqual([40, 45, 50]);
  const times = strings.map(({ time }) => time);
  expect(times[0]).toBe(0);
  expect(times[2]!).toBeGreaterThan(times[1]!);
});

test('a metronome goes on, with an accent on one', () => {
  const { sounds, length } = metronome([0, 0.5, 1], 1.5);
  const clicks = sounds[Symbol.iterator]();
  const first = Array.from({ length: 7 }, () => clicks.next().value as Sound);
  expect(length).toBe(Infinity);
  expect(first).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => clickAt(index / 2, index % 3 === 0)));
});
