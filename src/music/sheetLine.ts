import { endOfToken, parseChordLine, parseInlineChords, transposeToken, type ChordToken } from './chordLine';
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

/** White space at the beginning of a line, or a word with the white space behind it. */
const WORDS = /^\s+|\S+\s*/g;

/**
 * Places the chords of a line over the lyric characters at their own columns; those beyond the words follow as words
 * without text. The lyric texts of all segments join to the lyric line.
 * @example placeChords('Այ լաո', 'Am\u00a0Dm').words.length // 2
 */
export function placeChords(lyric: string, chordLine: string): SheetLine {
  const inline = parseInlineChords(lyric);
  const above = parseChordLine(chordLine).map((chord) => overWhole(chord, inline));
  const cuts = [...above, ...inline].map(({ column }) => column).concat(inline.map(endOfToken));
  const words = Array.from(lyric.matchAll(WORDS), ({ index: start, 0: word }): Word => {
    const end = start + word.length;
    const inside = cuts.filter((column) => column > start && column < end);
    const bounds = [...new Set([start, ...inside, end])].sort((one, other) => one - other);
    return bounds.slice(0, -1).map((column, piece) => ({
      lyric: lyric.slice(column, bounds[piece + 1]),
      above: chordAt(column, above),
      inline: chordAt(column, inline),
    }));
  });
  const beyond = above
    .filter(({ column }) => column >= lyric.length)
    .map((chord): Word => [{ lyric: '', above: chord, inline: null }]);
  return { words: [...words, ...beyond], hasChords: above.length + inline.length > 0 };
}

/** A chord written over an inline chord stands over that chord's first character: an inline chord is never cut. */
function overWhole(chord: ChordToken, inline: readonly ChordToken[]): ChordToken {
  const host = inline.find((other) => chord.column > other.column && chord.column < endOfToken(other));
  return host ? { ...chord, column: host.column } : chord;
}

function chordAt(column: number, chords: readonly ChordToken[]): ChordToken | null {
  return chords.find((chord) => chord.column === column) ?? null;
}

/**
 * The line with its chords transposed from the line as written; every chord keeps its place.
 * A segment, a word or a line in which nothing changes stays the same object.
 * @example transposeSheetLine(placeChords('լաո', 'Am'), 1).words[0][0].above.text // 'Bbm'
 */
export function transposeSheetLine(line: SheetLine, semitones: Semitones): SheetLine {
  const words = changeEach(line.words, (word) =>
    changeEach(word, (segment) => transposeSegment(segment, semitones)),
  );
  return words === line.words ? line : { ...line, words };
}

function transposeSegment(segment: Segment, semitones: Semitones): Segment {
  const above = segment.above && transposeToken(segment.above, semitones);
  const inline = segment.inline && transposeToken(segment.inline, semitones);
  return above === segment.above && inline === segment.inline ? segment : { ...segment, above, inline };
}

function changeEach<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}
