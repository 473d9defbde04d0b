import { CLOSENESS, type FoundWords, type Match } from './findWords';
import { foldKey, soundOf } from './transcriptions';
import { spellingOf, type WordAt } from './words';

/** The start and the end of a match, in UTF-16 units of the written text. */
export type Range = readonly [start: number, end: number];

const BELONGS_TO_LETTER_BEFORE = /[\p{M}\u055a-\u055c\u055e\u055f]$|ու$/iu;
const soundOfWord = (word: string): string => soundOf(spellingOf(word));
const MEASURE: Record<(typeof CLOSENESS)[number], (word: string) => string> = {
  spelling: spellingOf,
  sound: soundOfWord,
  fold: foldKey,
  slip: foldKey,
};

/** The matches in a line, given as its words and their numbers; in order and without overlaps. */
export function highlight(
  words: readonly WordAt[],
  numbers: readonly number[],
  found: readonly FoundWords[],
): Range[] {
  const ranges = words.flatMap(({ start, text }, index) => {
    const word = numbers[index]!;
    const ends = found.flatMap((matches) => matches[word] ?? []).map((match) => endOfPiece(text, match));
    return ends.length > 0 ? [[start, start + Math.max(...ends)] as const] : [];
  });
  return ranges
    .sort(([a], [b]) => a - b)
    .reduce<Range[]>((merged, [start, end]) => {
      const last = merged.at(-1);
      if (last && start <= last[1]) return [...merged.slice(0, -1), [last[0], Math.max(last[1], end)]];
      return [...merged, [start, end]];
    }, []);
}

/** The end of the match in a word: its shortest written beginning that contains all matched letters. */
function endOfPiece(word: string, { distance, reach }: Match): number {
  if (distance % 2 === 0) return word.length;
  const measure = MEASURE[CLOSENESS[distance >> 1]!];
  let end = 1;
  while (end < word.length && measure(word.slice(0, end)).length < reach) end++;
  while (end < word.length && BELONGS_TO_LETTER_BEFORE.test(word.slice(end - 1, end + 1))) end++;
  return end;
}
