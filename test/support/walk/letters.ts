import type { Box, Line, Piece } from './measureSong';

/** A letter of the words of a line. */
interface Letter extends Box {
  readonly letter: string;
  readonly kind: Piece['kind'];
  readonly bare: number;
  /** Its place in the words of the line. */
  readonly column: number;
}

/** The letters of a line, with chords that stand among them. */
export const lettersOf = (line: Line): Letter[] =>
  line.pieces
    .filter(isWords)
    .flatMap(({ kind, text, boxes, bare, column }) =>
      boxes.map((box, at) => ({ ...box, letter: text[at]!, kind, bare: bare[at]!, column: column + at })),
    );

/** Whether a piece is one of the words, as a chord in parentheses is. */
export const isWords = ({ kind }: Piece): boolean => ['words', 'label', 'inline'].includes(kind);

/** The words of a line, each as its letters. */
export function wordsOf(line: Line): Letter[][] {
  const letters = lettersOf(line);
  const text = letters.map(({ letter }) => letter).join('');
  return Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => letters.slice(index, index + word.length));
}

/** What letters spell. */
export const spelled = (letters: readonly Letter[]): string => letters.map(({ letter }) => letter).join('');

/** Whether two boxes stand in one row; smaller letters of a label stand a little higher. */
export const isOneRow = (one: Box, other: Box): boolean =>
  Math.abs(one.bottom - other.bottom) < (one.bottom - one.top) / 2;
