import { readChordLine, readInlineChords, tokenEnd, type ChordToken } from './chordToken';
import type { Segment, SheetLine, Word } from './sheetLine';
import { nextWord } from './whiteSpace';

/**
 * Places the chords of a line over the lyric characters at their own columns.
 * Joining the lyric and inline texts of all segments gives the lyric line back.
 * @example placeChords('Այ լաո', 'Am\u00a0Dm').words.length // 2
 */
export function placeChords(lyric: string, chordLine: string): SheetLine {
  const inline = readInlineChords(lyric);
  const above = overWhole(inline, readChordLine(chordLine));
  const rest: Rest = { lyric, column: 0, above: queue(above), inline: queue(inline) };
  const words: Word[] = [];
  while (rest.column < lyric.length) {
    const wordEnd = nextWord(lyric, rest.column);
    const word = [cutSegment(rest, wordEnd)];
    while (rest.column < wordEnd) word.push(cutSegment(rest, wordEnd));
    words.push(word);
  }
  while (rest.above.column < NOWHERE) words.push([{ lyric: '', above: take(rest.above), inline: null }]);
  return { words, hasChords: above.length + inline.length > 0 };
}

/** What of a line is not cut yet, from a column on. */
interface Rest {
  readonly lyric: string;
  readonly above: Queue;
  readonly inline: Queue;
  column: number;
}

/** Cuts the next segment off: it ends before the next chord, after an inline chord, or with its word. */
function cutSegment(rest: Rest, wordEnd: number): Segment {
  const start = rest.column;
  const above = rest.above.column === start ? take(rest.above) : null;
  while (rest.above.column === start) take(rest.above);
  const inline = rest.inline.column === start ? take(rest.inline) : null;
  const end = inline ? tokenEnd(inline) : Math.min(wordEnd, rest.above.column, rest.inline.column);
  rest.column = end;
  return { lyric: rest.lyric.slice(start, end), above, inline };
}

/** Further than any column of a line. */
const NOWHERE = 0x3fffffff;

/** The chords of a line in order; `column` is where the next one stands. */
interface Queue {
  readonly tokens: readonly ChordToken[];
  next: number;
  column: number;
}

function queue(tokens: readonly ChordToken[]): Queue {
  return { tokens, next: 0, column: tokens[0]?.column ?? NOWHERE };
}

function take(queue: Queue): ChordToken {
  const token = queue.tokens[queue.next++]!;
  queue.column = queue.next < queue.tokens.length ? queue.tokens[queue.next]!.column : NOWHERE;
  return token;
}

/** A chord written over an inline chord stands over that chord's first character: an inline chord is never cut. */
function overWhole(inline: readonly ChordToken[], above: readonly ChordToken[]): readonly ChordToken[] {
  if (inline.length === 0) return above;
  return above.map((token) => {
    const host = inline.find((other) => token.column > other.column && token.column < tokenEnd(other));
    return host ? { ...token, column: host.column } : token;
  });
}
