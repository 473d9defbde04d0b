import { endOfToken, parseChordLine, parseInlineChords, type ChordToken } from './chordLine';
import { couldTouch, overhang } from './chordRoom';

/** One thing drawn: lyric text, the chord that stands over its first character, or a chord inside the text. */
export interface Segment {
  readonly lyric: string;
  readonly above: ChordToken | null;
  readonly inline: ChordToken | null;
  /** Whether the chord above could touch the next one: the segment must then be at least as wide as the chord. */
  readonly needsRoom: boolean;
}

/**
 * Segments that must not be parted when a line wraps: a word, or several that share a segment which needs room; the last
 * one with the chord behind it.
 */
export type Word = readonly Segment[];

/** A line of a song: its words in order, with the chords where the line as written has them. */
export interface SheetLine {
  readonly words: readonly Word[];
  readonly hasChords: boolean;
  /** By how many em, at most, a chord is wider than what is left of its word: so far it can reach beyond a wrapped line. */
  readonly overhang: number;
}

/** White space at the beginning of a line, or a word with the white space behind it. */
const WORDS = /^\s+|\S+\s*/g;

/**
 * Places the chords of a line over the lyric characters at their own columns; those beyond the words follow as
 * words without text, the first of them within the last word. The lyric texts of all segments join to the lyric line.
 * @example placeChords('Այ լաո', 'Am\u00a0Dm').words.length // 2
 */
export function placeChords(lyric: string, chordLine: string): SheetLine {
  const inline = parseInlineChords(lyric);
  const above = parseChordLine(chordLine).map((chord) => overWhole(chord, inline));
  const close = chordsThatCouldTouch(above, lyric);
  const cuts = [...above, ...inline].map(({ column }) => column).concat(inline.map(endOfToken));
  const spans = close.map(({ column }) => [column, Math.min(...cuts.filter((cut) => cut > column))] as const);
  const starts = wordStarts(lyric, spans);
  const words = starts.map((start, word): Word => {
    const end = starts[word + 1] ?? lyric.length;
    const inside = cuts.filter((column) => column > start && column < end);
    const bounds = [...new Set([start, ...inside, end])].sort((one, other) => one - other);
    return bounds.slice(0, -1).map((column, piece) => {
      const chord = chordAt(column, above);
      return {
        lyric: lyric.slice(column, bounds[piece + 1]),
        above: chord,
        inline: chordAt(column, inline),
        needsRoom: chord !== null && close.includes(chord),
      };
    });
  });
  const beyond = above
    .filter(({ column }) => column >= lyric.length)
    .map((chord): Segment => ({ lyric: '', above: chord, inline: null, needsRoom: true }));
  const lastWord = [...words.slice(-1).flat(), ...beyond.slice(0, 1)];
  const overhangs = words
    .flat()
    .flatMap(({ above: chord, needsRoom }) =>
      chord && !needsRoom ? overhang(chord.written, restOfWord(lyric, chord)) : [],
    );
  return {
    words: [...words.slice(0, -1), lastWord, ...beyond.slice(1).map((chord) => [chord])].filter(
      ({ length }) => length > 0,
    ),
    hasChords: above.length + inline.length > 0,
    overhang: Math.max(0, ...overhangs),
  };
}

/** The chords that, in some key or spelling, would run into the one after them. */
function chordsThatCouldTouch(above: readonly ChordToken[], lyric: string): readonly ChordToken[] {
  return above.filter(({ column, written }, index) => {
    const next = above[index + 1];
    return next !== undefined && couldTouch(written, lyric.slice(column, next.column));
  });
}

/** Where the words of a line begin; a span that must stay whole makes one word of those it joins. */
function wordStarts(
  lyric: string,
  spans: readonly (readonly [from: number, to: number])[],
): readonly number[] {
  return Array.from(lyric.matchAll(WORDS), ({ index }) => index).filter(
    (start) => !spans.some(([from, to]) => from < start && start < to),
  );
}

const restOfWord = (lyric: string, { column }: ChordToken): string => /^\S*/.exec(lyric.slice(column))![0];

/** A chord written over an inline chord stands over that chord's first character: an inline chord is never cut. */
function overWhole(chord: ChordToken, inline: readonly ChordToken[]): ChordToken {
  const host = inline.find((other) => chord.column > other.column && chord.column < endOfToken(other));
  return host ? { ...chord, column: host.column } : chord;
}

function chordAt(column: number, chords: readonly ChordToken[]): ChordToken | null {
  return chords.find((chord) => chord.column === column) ?? null;
}
