import fc from 'fast-check';
import { transposeChordLine } from '../../src/music';

const rows: [line: string, semitones: number, result: string][] = [
  ['C', 0, 'C'],
  ['C', 1, 'Db'],
  ['C#', 1, 'D'],
  ['Db', 1, 'D'],
  ['D', 1, 'Eb'],
  ['D#', 1, 'E'],
  ['Eb', 1, 'E'],
  ['E', 1, 'F'],
  ['F', 1, 'Gb'],
  ['F#', 1, 'G'],
  ['Gb', 1, 'G'],
  ['G', 1, 'Ab'],
  ['G#', 1, 'A'],
  ['Ab', 1, 'A'],
  ['A', 1, 'Bb'],
  ['A#', 1, 'B'],
  ['Bb', 1, 'B'],
  ['Hb', 1, 'B'],
  ['H', 1, 'C'],
  ['B', 1, 'C'],
  ['E#', 12 + 1, 'Gb'],
  ['Fb', 1, 'F'],
  ['Cb', 1, 'C'],
  ['Abb', 1, 'Ab'],
  ['C♯', 1, 'D'],
  ['D♭', 1, 'D'],
  ['H', 0, 'H'],
  ['H', 12, 'H'],
  ['H', -1, 'Bb'],
  ['Am H7', 1, 'Bbm C7'],
  ['Am/G  D/F#', 2, 'Bm/A  E/Ab'],
  ['\u00a0\u00a0Hm7b5\u00a0\u00a0E7b9', 3, '\u00a0\u00a0Dm7b5\u00a0\u00a0G7b9'],
  ['Gsus4 Gsus Cdim Fmaj7 Dadd9', 5, 'Csus4 Csus Fdim Bbmaj7 Gadd9'],
  ['N.C. Am N.C', 1, 'N.C. Bbm N.C'],
  ['Կրկնել x2', 4, 'Կրկնել x2'],
  ['', 7, ''],
];

test.each(rows)('%j moved by %d is %j', (line, semitones, result) => {
  expect(transposeChordLine(line, semitones)).toBe(result);
});

/** The specification's table, read character by character and independently of the code. */
function byTheTable(line: string, semitones: number): string {
  const table: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11, H: 11 };
  const spelled = 'C Db D Eb E F Gb G Ab A Bb B'.split(' ');
  let result = '';
  for (let index = 0; index < line.length;) {
    let pitch = table[line[index]!];
    if (pitch === undefined) {
      result += line[index++]!;
      continue;
    }
    for (index++; '#b♯♭'.includes(line[index] ?? 'x'); index++) pitch += '#♯'.includes(line[index]!) ? 1 : -1;
    result += spelled[(((pitch + semitones) % 12) + 12) % 12]!;
  }
  return semitones === 0 ? line : result;
}

const chordLine = fc.string({
  unit: fc.constantFrom(...'ABCDEFGHabdghimsu#b♯♭/ 245679()\u00a0'),
  maxLength: 40,
});

test('random lines agree with an independent reading of the table', () => {
  fc.assert(
    fc.property(chordLine, fc.integer({ min: 0, max: 11 }), (line, semitones) => {
      expect(transposeChordLine(line, semitones)).toBe(byTheTable(line, semitones));
    }),
    { numRuns: 3000 },
  );
});

test('any text whatever reads as the plain rule has it: a token N.C. is kept, every note name moves', () => {
  const byTheRule = (text: string, semitones: number): string =>
    text.replace(/(?<!\S)N\.C\.?(?!\S)|[A-H][#b♯♭]*/g, (name) =>
      name.startsWith('N') ? name : byTheTable(name, semitones),
    );
  const piece = fc.oneof(
    fc.constantFrom('N.C', 'N.C.', 'N.', 'C', 'H', '♯', '♭', 'b', ' ', '\u00a0', '\u3000', '\ufeff'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece), fc.integer({ min: 1, max: 11 }), (pieces, semitones) => {
      const text = pieces.join('');
      expect(transposeChordLine(text, semitones)).toBe(byTheRule(text, semitones));
    }),
    { numRuns: 2000 },
  );
});

test('two moves come to the same as one by their sum', () => {
  const step = fc.integer({ min: 1, max: 11 });
  const spelledOut = fc.array(fc.constantFrom('Am', 'H7', 'Bb', 'F#m7b5', 'Dsus4', 'C/E'), { minLength: 1 });
  fc.assert(
    fc.property(spelledOut, step, step, (chords, first, second) => {
      fc.pre(first + second !== 12);
      const line = chords.join('\u00a0');
      expect(transposeChordLine(transposeChordLine(line, first), second)).toBe(
        transposeChordLine(line, first + second),
      );
    }),
  );
});

test('only whole semitones can be asked for', () => {
  expect(() => transposeChordLine('Am', 0.5)).toThrow(RangeError);
});
