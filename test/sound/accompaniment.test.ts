import { accompany, type Accompaniment, type Chord } from '../../src/sound/accompaniment';

/** An eighth lasts 10 ticks, a tick 0.02 seconds. */
const timeOf = (tick: number): number => tick / 50;
const C = [48, 52, 55, 60, 64];
const G = [43, 47, 50, 55, 59, 67];

/** What begins within each eighth: the strings in their order, or `-`. */
function heard(how: Accompaniment, metre: string, chords: readonly Chord[], bars = [0]): string {
  const [count = 0, unit = 8] = metre.split('/').map(Number);
  const length = (count * 80) / unit;
  const sounds = accompany(
    chords,
    bars.map((start) => ({ start, length, metre })),
    how,
    timeOf,
  ).sort((one, other) => one.time - other.time);
  const end = Math.max(...chords.map((chord) => chord.start + chord.length));
  return Array.from({ length: end / 10 }, (_, eighth) =>
    sounds.filter(({ time }) => Math.floor(time / 0.2 + 1e-6) === eighth).map(({ pitch }) => pitch),
  )
    .map((pitches) => pitches.join() || '-')
    .join(' ');
}
const [DOWN, UP] = ['55,60,64', '64,60,55'];

test.each<[Accompaniment, string, string]>([
  ['strummed', '2/4', `48,60 - ${DOWN} ${UP}`],
  ['strummed', '3/4', `48,60 - ${DOWN} - ${DOWN} ${UP}`],
  ['strummed', '4/4', `48,60 - ${DOWN} ${UP} 55,67 - ${DOWN} ${UP}`],
  ['strummed', '6/8', `48,60 ${DOWN} ${UP} 55,67 ${DOWN} ${UP}`],
  ['strummed', '9/8', `48,60 ${DOWN} ${UP} 55,67 ${DOWN} ${UP} ${DOWN} - ${UP}`],
  ['strummed', '10/8', `48,60 ${DOWN} ${UP} ${DOWN} ${UP} 55,67 ${UP} ${DOWN} - ${UP}`],
  ['strummed', '12/8', `48,60 ${DOWN} ${UP} ${DOWN} - ${UP} 55,67 ${DOWN} ${UP} ${DOWN} - ${UP}`],
  ['strummed', '5/8', `48,60 ${DOWN} 55,67 ${DOWN} ${UP}`],
  ['strummed', '7/8', `48,60 ${DOWN} 55,67 ${DOWN} ${DOWN} - ${UP}`],
  ['strummed', '6/4', `48,60 - ${DOWN} - ${DOWN} - 55,67 - ${DOWN} - ${DOWN} -`],
  ['strummed', '7/4', `48,60 ${Array(6).fill(`- ${DOWN}`).join(' ')} -`],
  ['picked', '4/4', '48,60 55 60 64 55,67 55 60 64'],
  ['picked', '6/8', '48,60 55 60 64 60 55'],
  ['picked', '7/8', '48,60 55 55,67 55 60 64 60'],
])('%s in %s: the bass with its octave, its fifth, brushes or single strings', (how, metre, expected) => {
  const [count = 0, unit = 8] = metre.split('/').map(Number);
  expect(heard(how, metre, [{ start: 0, length: (count * 80) / unit, pitches: C }])).toBe(expected);
});

test('a chord begins on its own bass, wherever in the bar, and goes on as the bar does', () => {
  const chords = [
    { start: 0, length: 20, pitches: C },
    { start: 20, length: 60, pitches: G },
  ];
  // The first bar is an upbeat of two eighths, and the second one belongs to two lines.
  expect(heard('strummed', '4/4', chords, [-60, 20, 20])).toBe(
    `48,60 ${UP} 43,55 - 55,59,67 67,59,55 50,62 -`,
  );
});

test('a chord in a free tune, or of which else only the bass was heard, is rolled from the lowest string', () => {
  expect(heard('picked', '', [{ start: 0, length: 100, pitches: G }], [])).toBe(
    `${G.slice(0, 3).join()} ${G.slice(3, 5).join()} 67 - - - - - - -`,
  );
  const short = [G, C].map((pitches, index) => ({ start: index * 20, length: 20, pitches }));
  expect(heard('strummed', '4/4', short)).toBe(`${G.join()} - 48,60 ${UP}`);
});

test('a string rings until it is struck again or until a chord has another note on it', () => {
  const chords = [C, G, []].map((pitches, index) => ({ start: index * 40, length: 40, pitches }));
  const bars = [0, 40, 80].map((start) => ({ start, length: 40, metre: '2/4' }));
  const ends = new Map(
    accompany(chords, bars, 'strummed', timeOf).map(({ time, length, pitch }) => [
      `${pitch} from ${time.toFixed(3)}`,
      Number((time + length).toFixed(3)),
    ]),
  );
  // The common note rings on; the others end with their chord.
  expect(ends.get('48 from 0.000')).toBe(0.8);
  expect(ends.get('60 from 0.412')).toBe(0.612);
  expect(ends.get('55 from 0.624')).toBe(1.2);
  expect(ends.get('67 from 1.400')).toBe(1.6);
});
