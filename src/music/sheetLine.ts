import { moveToken, readChordLine, readInlineChords, tokenEnd, type ChordToken } from './chordToken';
import type { Semitones } from './pitch';

/** One thing drawn: lyric text, the chord that stands over its first character, or a chord inside the text. */
export interface Segment {
  readonly lyric: string;
  readonly above: ChordToken | null;
  readonly inline: ChordToken | null;
}

/** Segments that must not be parted when a line wraps. */
export type Word = readonly Segment[];

/** A line of a song: its words in order, with the chords where the line as written has them. */
export interface SheetLine {
  readonly words: readonly Word[];
  readonly hasChords: boolean;
}

/**
 * Places the chords of a line over the lyric characters at their own columns.
 * Joining the lyric and inline texts of all segments gives the lyric line back.
 * @example placeChords('Այ լաո', 'Am\u00a0Dm').words.length // 2
 */
export function placeChords(lyric: string, chordLine: string): SheetLine {
  const above = readChordLine(chordLine);
  const inline = readInlineChords(lyric);
  const over = above.filter(({ column }) => column < lyric.length).map((token) => hostColumn(token, inline));
  const beyond = above.slice(over.length);
  const words = wordSpans(lyric).map(([start, end]) => cutWord(lyric, start, end, over, inline));
  return {
    words: [...words, ...beyond.map((token) => [{ lyric: '', above: token, inline: null }])],
    hasChords: above.length + inline.length > 0,
  };
}

/**
 * The line with its chords transposed from the line as written; every chord keeps its place.
 * @example moveChords(placeChords('լաո', 'Am'), 1).words[0][0].above.text // 'Bbm'
 */
export function moveChords(line: SheetLine, semitones: Semitones): SheetLine {
  if (!line.hasChords) return line;
  const moved = (token: ChordToken | null): ChordToken | null => token && moveToken(token, semitones);
  return {
    ...line,
    words: line.words.map((word) =>
      word.map(({ lyric, above, inline }) => ({ lyric, above: moved(above), inline: moved(inline) })),
    ),
  };
}

/** A chord written over an inline chord stands over that chord's first character: an inline chord is never cut. */
function hostColumn(token: ChordToken, inline: readonly ChordToken[]): ChordToken {
  const host = inline.find((other) => token.column > other.column && token.column < tokenEnd(other));
  return host ? { ...token, column: host.column } : token;
}

/** A word runs from its first letter, or the white space before the line's first word, through the spaces after it. */
function wordSpans(lyric: string): [number, number][] {
  return [...lyric.matchAll(/^\s+|\S+\s*/g)].map(({ index, 0: text }) => [index, index + text.length]);
}

function cutWord(
  lyric: string,
  start: number,
  end: number,
  above: readonly ChordToken[],
  inline: readonly ChordToken[],
): Word {
  const cuts = new Set([start, end]);
  for (const { column } of above) cuts.add(column);
  for (const token of inline) cuts.add(token.column).add(tokenEnd(token));
  const columns = [...cuts].filter((column) => column >= start && column <= end).sort((a, b) => a - b);
  return columns.slice(0, -1).map((column, index) => {
    const isAt = (token: ChordToken): boolean => token.column === column;
    return {
      lyric: lyric.slice(column, columns[index + 1]),
      above: above.find(isAt) ?? null,
      inline: inline.find(isAt) ?? null,
    };
  });
}
