import fc from 'fast-check';
import { transposeChordLine, formatChordLine, transposeLine } from '../../src/music';

test.each([
  ['C C# Db D D# Eb E F F# Gb G', 1, 'Db D D Eb E E F Gb G G Ab'],
  ['G# Ab A A# Bb Hb H B', 1, 'A A Bb B B B C C'],
  ['A2 Dº7 C7/13 C7(b9,13)', 1, 'Bb2 Ebº7 Db7/13 Db7(b9,13)'],
  ['C7M Cj7 D∆', 1, 'Db7M Dbj7 Eb∆'],
  ['E#', 12 + 1, 'Gb'],
  ['H A#', 0, 'H A#'],
  ['H A#', 12, 'H A#'],
  ['H', -1, 'Bb'],
  ['\u00a0\u00a0Hm7b5\u00a0\u00a0E7b9', 3, '\u00a0\u00a0Dm7b5\u00a0\u00a0G7b9'],
  ['N.C. Am N.C', 1, 'N.C. Bbm N.C'],
  ['G|D|', 1, 'Ab|Eb|'],
])('%j moved by %d is %j', (line, semitones, result) => {
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
    { numRuns: 500 },
  );
});

test('only whole semitones can be asked for', () => {
  expect(() => transposeChordLine('Am', 0.5)).toThrow(RangeError);
});

const over = (chords: string): string => chords.replaceAll(' ', '\u00a0');

/** The line as two lines of a songbook, each chord exactly at its column. */
const drawn = (lyric: string, chords: string, semitones: number): [string, string] => {
  const moved = transposeLine(lyric, over(chords), semitones);
  return [moved.chords.map(({ column, text }) => `${column}:${text}`).join(' '), moved.lyric];
};

test.each([
  ['as written', 'Երբոր բացվին', 'C     H7', 0, '0:C 6:H7', 'Երբոր բացվին'],
  ['names that grow keep their columns', 'Երբոր', 'A Hm E', 1, '0:Bb 2:Cm 5:F', 'Երբոր'],
  ['a chord inside the words', 'le (A) soir', '       E', 1, '8:F', 'le (Bb) soir'],
  ['a chord inside the words that shrinks', 'le (F#m) soir', '   D     E', 1, '3:Eb 8:F', 'le (Gm) soir'],
  ['a chord over a chord', 'le (F#m) soir', '      D', 0, '6:D', 'le (F#m) soir'],
  ['a chord over the end of a chord that shrinks', '(F#m) soir', '   D', 1, '2:Eb', '(Gm) soir'],
  ['a chord right behind a chord that shrinks', 'le (F#m) soir', '       D', 1, '6:Eb', 'le (Gm) soir'],
  ['chords with brackets', '(Am(maj7)) ou [C(add9)/E]', '', 1, '', '(Bbm(maj7)) ou [Db(add9)/F]'],
  ['a chord beyond the words', 'ciel [A]', '         E', 1, '10:F', 'ciel [Bb]'],
  ['two chords inside the words', '(A) ou (E)', '    H', 1, '5:C', '(Bb) ou (F)'],
  ['several chords in one bracket', 'la (Am Dm E7)', '', 1, '', 'la (Am Dm E7)'],
  ['what is no chord', 'Une (fois)', 'Coda', 5, '0:Coda', 'Une (fois)'],
])('%s', (_, lyric, chords, semitones, above, words) => {
  expect(drawn(lyric, chords, semitones)).toEqual([above, words]);
});

test('chords are spelled as asked for, above the words and inside them, and what is no chord is not', () => {
  const sharp = (chord: string): string => chord.replace('Gb', 'F#').replace('Db', 'C sharp');
  const moved = transposeLine('le (C) soir', over('F  Coda  C'), 1, sharp);
  expect(moved.lyric).toBe('le (C sharp) soir');
  expect(moved.chords.map(({ text }) => text)).toEqual(['F#', 'Coda', 'C sharp']);
  const asked: string[] = [];
  transposeLine('', 'Coda C', 1, (chord) => {
    asked.push(chord);
    return chord;
  });
  expect(asked).toEqual(['Db']);
});

test.each([
  ['C at 0, G7 at 6', [0, 'C', 6, 'G7'], 'C     G7'],
  ['chords that would touch', [0, 'Bbm', 3, 'Eb', 5, 'F'], 'Bbm Eb F'],
  ['a chord after those pushed on', [0, 'Bbm7', 2, 'Eb', 12, 'F'], 'Bbm7 Eb     F'],
  ['none', [], ''],
])('a chord line of %s', (_, parts, line) => {
  const chords = parts.flatMap((column, index) =>
    typeof column === 'number' ? [{ column, text: String(parts[index + 1]) }] : [],
  );
  expect(formatChordLine(chords, ' ')).toBe(line);
  expect(formatChordLine(chords)).toBe(over(line));
});
