import type { SongId } from '../song';
import type { FoundWords } from './findWords';
import type { IndexedSong } from './searchIndex';

const FIELD = { title: 40, author: 25, lyric: 14 };
/** The points that a word loses by its closeness, in the order of CLOSENESS. */
const LOSS = [0, 1, 8, 30];
const LOSS_OF_PREFIX = 4;
/** The points that a line gains for each query word that directly follows the previous one, for three words at most. */
const GAIN_OF_ORDER = 7;
const MOST_IN_ORDER = 3;
const GAIN_OF_START = 2;
const GAIN_OF_WHOLE_LINE = 3;
/** The points that a song loses if the words are in different lines. */
const LOSS_OF_SPREAD = 8;

const fieldOf = (line: number) => (line === 0 ? FIELD.title : line === 1 ? FIELD.author : FIELD.lyric);
/** The indexed words of a line of `length` words; in title and author, pairs of neighbours are indexed too. */
const wholeLine = (line: number, length: number): number => (line < 2 ? 2 * length - 1 : length);
const lossOf = (distance: number): number => LOSS[distance >> 1]! + (distance & 1) * LOSS_OF_PREFIX;

/**
 * Scores every song with enough of the words by its best line: title above author above lyric, close above distant
 * matches. `line` counts the title as 0 and the author as 1. A missing word scores 0; if words may be missing, the
 * others are in the title and one other line.
 */
export function scoreSongs(songs: readonly IndexedSong[], found: readonly FoundWords[], enough: number) {
  return songs.flatMap((lines, song) => {
    const worths = lines.map((words, line) => found.map((matches) => worthOf(words, line, matches)));
    const present = presentIn(worths, enough < found.length);
    if (count(present) < enough) return [];
    return { song: song as SongId, ...scoreSong(lines, found, worths, present) };
  });
}

/** The points of each query word in a line; null for a word that the line has not. */
type Worths = readonly (number | null)[];

/** Which query words a song has: in all its lines, or in its title and the one other line with most of them. */
function presentIn(lines: readonly Worths[], isOneLine: boolean): readonly boolean[] {
  const [title = []] = lines;
  const presentAmong = (among: readonly Worths[]): readonly boolean[] =>
    title.map((_, word) => among.some((worths) => worths[word] !== null));
  if (!isOneLine) return presentAmong(lines);
  return lines
    .map((worths) => presentAmong([title, worths]))
    .reduce((best, other) => (count(other) > count(best) ? other : best));
}

const count = (present: readonly boolean[]): number => present.filter(Boolean).length;

/** The best line with all found words of the song or, if it scores more, the best of several lines that share them. */
function scoreSong(
  lines: IndexedSong,
  found: readonly FoundWords[],
  worthsByLine: readonly Worths[],
  present: readonly boolean[],
): { line: number; score: number } {
  let whole = { line: -1, score: -Infinity };
  let part = { line: -1, score: -Infinity };
  worthsByLine.forEach((worths, line) => {
    if (worths.every((worth) => worth === null)) return;
    const sum = worths.reduce<number>((total, worth) => total + (worth ?? 0), 0);
    if (worths.some((worth, word) => (worth !== null) !== present[word])) {
      if (sum > part.score) part = { line, score: sum };
    } else {
      const score = sum / found.length + gainOf(lines[line]!, line, found);
      if (score > whole.score) whole = { line, score };
    }
  });
  const best = present.map((isPresent, word) =>
    Math.max(isPresent ? -Infinity : 0, ...worthsByLine.map((worths) => worths[word] ?? -Infinity)),
  );
  const spread = best.reduce((sum, worth) => sum + worth, 0) / found.length - LOSS_OF_SPREAD;
  return whole.score >= spread || part.line < 0 ? whole : { line: part.line, score: spread };
}

/** The points of the closest match of a query word in a line; null for none. */
function worthOf(words: readonly number[], line: number, matches: FoundWords): number | null {
  let least = Infinity;
  for (const word of words) least = Math.min(least, matches[word]?.distance ?? Infinity);
  return least === Infinity ? null : fieldOf(line) - lossOf(least);
}

/** The points of a line for all query words in order, more at its start, and most if it has no other words. */
function gainOf(words: readonly number[], line: number, found: readonly FoundWords[]): number {
  const start = words.findIndex((_, at) => found.every((matches, index) => matches[words[at + index] ?? -1]));
  if (start < 0) return 0;
  const gain = GAIN_OF_ORDER * Math.min(found.length - 1, MOST_IN_ORDER);
  if (start > 0) return gain;
  return gain + GAIN_OF_START + (words.length === wholeLine(line, found.length) ? GAIN_OF_WHOLE_LINE : 0);
}
