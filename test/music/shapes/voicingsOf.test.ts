import guitar from '@tombatossals/chords-db/lib/guitar.json';
import { transposeChordLine } from '../../../src/music';
import { GUITAR, voicingsOf, type Voicing } from '../../../src/music/shapes';
import { OUR_SHAPES } from '../../../src/music/shapes/ourShapes';
import { UKULELE } from '../../../src/music/shapes/ukulele';
import { songChordNames } from '../../support/chords';
import { ROOTS } from './chordFormulas';

const diagram = ({ frets }: Pick<Voicing, 'frets'>): string => frets.map((fret) => fret ?? 'x').join(' ');

test('the strings of a guitar sound E2 to E4', () => expect(GUITAR.tuning).toEqual([40, 45, 50, 55, 59, 64]));

/** The easiest voicing of each chord, its frets from the low string to the high one. */
const EASIEST = `
  C x32010 | D xx0232 | E 022100 | F 133211 | G 320003 | A x02220 | H x24442 | Bb x13331
  Am x02210 | Dm xx0231 | Em 022000 | Hm x24432 | F#m 244222 | A7 x02020 | C7 x32310 | E7 020100
  H7 x21202 | Hm7b5 x2323x | Fmaj7 xx3210 | Gm 355333 | Ab 466544 | C#m x46654 | Hm7 x20232
  G#dim 42x43x | C#dim x4565x | Dmaj7 xx0222 | C/G 332010 | Am/G 302210 | D/F# 200232 | E5 022xxx
  D7/F# 200212 | A7/C# x42223 | Dm/G 3x0231 | Em/A x02000 | Em(add9) 024000 | E/G# 422100
  Aadd9/C# x42200 | Dsus2/F# 200230 | A2 x02200 | D2 xx0230 | Gsus4 330013 | Edim 0120xx | C7no3 x353xx
  G5/7 353xxx | Am/C# x42210 | F/E 003211 | Bb/A x00331`;

test.each(Array.from(EASIEST.matchAll(/(\S+) ([x\d]{6})/g), ([, chord = '', frets = '']) => [chord, frets]))(
  '%s is played %s',
  (chord, frets) => expect(diagram(voicingsOf(chord)[0]!)).toBe([...frets].join(' ')),
);

test('a chord over a bass a step below is played at the nut', () => {
  expect(voicingsOf('D/C#').map(diagram)).toContain('x 4 0 2 3 2');
});

test('the voicings of a chord, easiest first', () => {
  expect(voicingsOf('Am').map(diagram).join(' | ')).toBe(
    'x 0 2 2 1 0 | 5 7 7 5 5 5 | x 0 2 5 5 5 | x x 7 5 5 5 | x 0 7 9 10 8',
  );
});

test('a diagram of F has six fingers to draw, a barre and the nut', () => {
  expect(voicingsOf('F')[0]).toEqual({
    frets: [1, 3, 3, 2, 1, 1],
    fingers: [1, 3, 4, 2, 1, 1],
    barres: [{ fret: 1, finger: 1, from: 0, to: 5 }],
    baseFret: 1,
  });
});

test('of two fingerings the one without a barre is shown', () => {
  expect(voicingsOf('Hm7b5')[0]?.fingers).toEqual([null, 1, 3, 2, 4, null]);
});

test('a diagram up the neck starts at its lowest fret', () => {
  expect(voicingsOf('F#m').map(({ baseFret }) => baseFret)).toEqual([1, 1, 4, 9]);
});

test.each([
  ['H', 'B', 'Cb'],
  ['Bb', 'Hb', 'A#'],
  ['F#m7b5', 'Gbm7b5', 'F#ø'],
])('%s, %s and %s are one chord', (...names) => {
  const [first, ...others] = names.map(voicingsOf);
  for (const other of others) expect(other).toEqual(first);
});

test.each(['', 'Coda', 'N.C.', 'Calt', 'x2'])('%j has no voicing', (chord) =>
  expect(voicingsOf(chord)).toEqual([]),
);

test('the shapes of ours sound the chords that they are named by, and the package has none of them', () => {
  const packaged = Object.entries(guitar.chords).flatMap(([, chords]) =>
    chords.flatMap(({ positions }) =>
      positions.map(({ frets, baseFret }) =>
        frets.map((fret) => (fret > 0 ? fret + baseFret - 1 : fret)).join(' '),
      ),
    ),
  );
  const ours = Array.from(OUR_SHAPES.matchAll(/^(\S+) +(\S+)/gm), ([, chord = '', frets = '']) => [
    chord,
    [...frets].join(' '),
  ]);
  expect(ours.length).toBeGreaterThan(20);
  for (const [chord = '', frets = ''] of ours) {
    expect([chord, voicingsOf(chord).map(diagram)]).toEqual([chord, expect.arrayContaining([frets])]);
    expect(packaged).not.toContain(frets.replaceAll('x', '-1'));
  }
});

test.each(Object.entries({ GUITAR, UKULELE }))(
  'on a %s every chord of the songs can be played in every key',
  (_, of) => {
    const moved = songChordNames.flatMap((chord) =>
      ROOTS.map((_root, semitones) => transposeChordLine(chord, semitones)),
    );
    expect(moved.length).toBeGreaterThan(360);
    expect(moved.filter((chord) => of.voicingsOf(chord).length === 0)).toEqual([]);
  },
);
