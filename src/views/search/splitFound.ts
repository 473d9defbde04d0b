import type { Range } from '../../catalogue/search';

/** A piece of a text, which was looked for or not. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Parts a text into the found pieces and those between them; joined they are the text. */
export function splitFound(text: string, ranges: readonly Range[]): Piece[] {
  const ends = [0, ...ranges.flat(), text.length];
  return ends
    .slice(1)
    .map((end, index) => ({ text: text.slice(ends[index], end), isFound: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
