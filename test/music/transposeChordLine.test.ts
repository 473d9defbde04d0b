import fc from 'fast-check';
import { transposeChordLine } from '../../src/music';

const rows: [line: string, semitones: number, result: string][] = [
  ['C C# Db D D# Eb E F F# Gb G', 1, 'Db D D Eb E E F Gb G G Ab'],
  ['G# Ab A A# Bb Hb H B', 1, 'A A Bb B B B C C'],
  ['E#', 12 + 1, 'Gb'],
  ['Fb', 1, 'F'],
  ['Cb', 1, 'C'],
  ['Abb', 1, 'Ab'],
  ['C♯', 1, 'D'],
  ['D♭', 1, 'D'],
  ['H A#', 0, 'H A#'],
  ['H A#', 12, 'H A#'],
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

test('in any text a token N.C. is kept, and every note name moves by the table', () => {
  const byTheRule = (text: string, semitones: number): string =>
    text
      .split(/(?<!\S)(N\.C\.?)(?!\S)/)
      .map((part, index) => (index % 2 ? part : byTheTable(part, semitones)))
      .join('');
  const piece = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'ABCDEFGHabdghimsu#b♯♭/ 245679()\u00a0') }),
    fc.constantFrom('N.C', 'N.C.', 'N.', ' ', '\u00a0', '\u3000', '\ufeff'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  fc.assert(
    fc.property(fc.array(piece), fc.integer({ min: 0, max: 11 }), (pieces, semitones) => {
      const text = pieces.join('');
      expect(transposeChordLine(text, semitones)).toBe(byTheRule(text, semitones));
    }),
    { numRuns: 2000 },
  );
});

test('only whole semitones can be asked for', () => {
  expect(() => transposeChordLine('Am', 0.5)).toThrow(RangeError);
});
