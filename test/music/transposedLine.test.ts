import { formatChordLine, transposeLine } from '../../src/music';

const over = (chords: string): string => chords.replaceAll(' ', '\u00a0');

/** The line as two lines of a songbook, each chord exactly at its column. */
const drawn = (lyric: string, chords: string, semitones: number): [string, string] => {
  const moved = transposeLine(lyric, over(chords), semitones);
  return [moved.chords.map(({ column, text }) => `${column}:${text}`).join(' '), moved.lyric];
};

const rows: [name: string, lyric: string, chords: string, semitones: number, above: string, words: string][] =
  [
    ['as written', 'Երբոր բացվին', 'C     H7', 0, '0:C 6:H7', 'Երբոր բացվին'],
    ['names that grow keep their columns', 'Երբոր', 'A Hm E', 1, '0:Bb 2:Cm 5:F', 'Երբոր'],
    ['a chord inside the words', 'le (A) soir', '       E', 1, '8:F', 'le (Bb) soir'],
    ['a chord inside the words that shrinks', 'le (F#m) soir', '   D     E', 1, '3:Eb 8:F', 'le (Gm) soir'],
    ['a chord over a chord', 'le (F#m) soir', '      D', 0, '6:D', 'le (F#m) soir'],
    ['a chord over the end of a chord that shrinks', '(F#m) soir', '   D', 1, '2:Eb', '(Gm) soir'],
    ['a chord beyond the words', 'ciel [A]', '         E', 1, '10:F', 'ciel [Bb]'],
    ['two chords inside the words', '(A) ou (E)', '    H', 1, '5:C', '(Bb) ou (F)'],
    ['what is no chord', 'Une (fois)', 'Coda', 5, '0:Coda', 'Une (fois)'],
  ];

test.each(rows)('%s', (_, lyric, chords, semitones, above, words) => {
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
