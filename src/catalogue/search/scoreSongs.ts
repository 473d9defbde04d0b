import { NOT_FOUND, type FoundWords } from './findWords';
import type { IndexedSong } from './searchIndex';

/** A song with enough of the words; `line` counts the title as 0 and the author as 1. */
export interface ScoredSong {
  readonly song: number;
  readonly line: number;
  readonly score: number;
}

const FIELD = { title: 40, author: 25, lyric: 14 };
/** The points that a word loses by its closeness, in the order of CLOSENESS. */
const LOSS = [0, 1, 8, 30];
const LOSS_OF_PREFIX = 4;
/** The points that a line gains for each query word that directly follows the previous one, for three words at most. */
const GAIN_OF_ORDER = 7;
const MOST_IN_ORDER = 3;
const GAIN_OF_START = 2;
const GAIN_OF_WHOLE_LINE = 3;
const MOST_FOR_LYRIC = FIELD.lyric + GAIN_OF_ORDER * MOST_IN_ORDER + GAIN_OF_START + GAIN_OF_WHOLE_LINE;
/** The points that a song loses if the words are in different lines. */
const LOSS_OF_SPREAD = 8;

const fieldOf = (line: number): number =>
  line === 0 ? FIELD.title : line === 1 ? FIELD.author : FIELD.lyric;
/** The indexed words of a line of `length` words; in title and author, pairs of neighbours are indexed too. */
const wholeLine = (line: number, length: number): number => (line < 2 ? 2 * length - 1 : length);
const lossOf = (distance: number): number => LOSS[distance >> 1]! + (distance & 1) * LOSS_OF_PREFIX;

/**
 * Scores every song with enough of the words by its best line: title above author above lyric, close above distant
 * matches. A missing word scores 0; if words may be missing, the others are in the title and one other line.
 */
export function scoreSongs(
  songs: readonly IndexedSong[],
  found: readonly FoundWords[],
  enough: number = found.length,
): ScoredSong[] {
  const masks = masksOf(found);
  return songs.flatMap((lines, song) => {
    const covered = coveredBy(lines, masks, enough < found.length);
    return countBits(covered) >= enough ? [{ song, ...scoreSong(lines, found, masks, covered) }] : [];
  });
}

/** The words of a song as a bit mask: in all its lines, or in its title and the one other line with most of them. */
function coveredBy(lines: IndexedSong, masks: Uint16Array, isOneLine: boolean): number {
  let covered = 0;
  let inTitle = 0;
  lines.forEach((words, line) => {
    const here = words.reduce((mask, word) => mask | masks[word]!, isOneLine ? inTitle : covered);
    if (line === 0) inTitle = here;
    if (countBits(here) > countBits(covered)) covered = here;
  });
  return covered;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count++;
  return count;
}

function masksOf(found: readonly FoundWords[]): Uint16Array {
  const masks = new Uint16Array(found[0]?.distance.length ?? 0);
  found.forEach(({ distance }, index) => {
    for (let word = 0; word < masks.length; word++)
      if (distance[word] !== NOT_FOUND) masks[word]! |= 1 << index;
  });
  return masks;
}

/** The best line with all found words of the song or, if it scores more, the best of several lines that share them. */
function scoreSong(
  lines: IndexedSong,
  found: readonly FoundWords[],
  masks: Uint16Array,
  present: number,
): { line: number; score: number } {
  const count = found.length;
  const best = found.map((_, index) => ((present >> index) & 1 ? -Infinity : 0));
  const least = new Uint8Array(count);
  let whole = { line: -1, score: -Infinity };
  let part = { line: -1, score: -Infinity };
  for (const [line, words] of lines.entries()) {
    if (line === 2 && whole.score >= MOST_FOR_LYRIC) break;
    let run = 0;
    let covered = 0;
    let order: 'none' | 'inside' | 'start' = 'none';
    for (const [at, word] of words.entries()) {
      const mask = masks[word]!;
      // Bit k of `run` is set if the last k + 1 words are the first k + 1 query words in order.
      run = ((run << 1) | 1) & mask;
      if (mask === 0) continue;
      if (covered === 0) least.fill(NOT_FOUND);
      covered |= mask;
      for (let index = 0; index < count; index++)
        least[index] = Math.min(least[index]!, found[index]!.distance[word]!);
      if (run >> (count - 1) && order !== 'start') order = at === count - 1 ? 'start' : 'inside';
    }
    if (covered === 0) continue;
    let sum = 0;
    for (let index = 0; index < count; index++) {
      if (least[index] === NOT_FOUND) continue;
      const worth = fieldOf(line) - lossOf(least[index]!);
      best[index] = Math.max(best[index]!, worth);
      sum += worth;
    }
    const isWhole = covered === present;
    const isAlone = words.length === wholeLine(line, count);
    const score = isWhole ? sum / count + gainOf(order, count, isAlone) : sum;
    if (isWhole && score > whole.score) whole = { line, score };
    if (!isWhole && score > part.score) part = { line, score };
  }
  const spread = best.reduce((sum, worth) => sum + worth, 0) / count - LOSS_OF_SPREAD;
  return whole.score >= spread || part.line < 0 ? whole : { line: part.line, score: spread };
}

function gainOf(order: 'none' | 'inside' | 'start', count: number, isAlone: boolean): number {
  if (order === 'none') return 0;
  const gain = GAIN_OF_ORDER * Math.min(count - 1, MOST_IN_ORDER);
  return order === 'inside' ? gain : gain + GAIN_OF_START + (isAlone ? GAIN_OF_WHOLE_LINE : 0);
}
