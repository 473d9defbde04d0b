import type { Reading } from './latinLetters';
import { readLine } from './readLine';

/** Armenian text in Latin letters to sing from; what is not Armenian stays as it is. */
export function romanise(text: string, reading: Reading): string {
  return romaniseLine(text, [], reading).join('');
}

/** The romanised line in pieces, cut at ascending columns of it; a digraph belongs to the piece where it starts. */
export function romaniseLine(line: string, cuts: readonly number[], reading: Reading): string[] {
  const sounds = readLine(line, reading);
  return [0, ...cuts].map((from, piece) =>
    sounds
      .filter(({ index }) => (piece === 0 || index >= from) && index < (cuts[piece] ?? Infinity))
      .map(({ latin }) => latin)
      .join(''),
  );
}
