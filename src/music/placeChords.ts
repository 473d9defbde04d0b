import { readChordLine, readInlineChords, tokenEnd, type ChordToken } from './chordToken';
import type { SheetLine, Word } from './sheetLine';

/** White space at the beginning of a line, or a word with the white space behind it. */
const WORDS = /^\s+|\S+\s*/g;

/**
 * Places the chords of a line over the lyric characters at their own columns.
 * Joining the lyric and inline texts of all segments gives the lyric line back.
 * @example placeChords('Այ լաո', 'Am\u00a0Dm').words.length // 2
 */
export function placeChords(lyric: string, chordLine: string): SheetLine {
  const inline = readInlineChords(lyric);
  const above = readChordLine(chordLine).map((chord) => overWhole(chord, inline));
  const cuts = [
    ...above.map(({ column }) => column),
    ...inline.flatMap((chord) => [chord.column, tokenEnd(chord)]),
  ];
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

function chordAt(column: number, chords: readonly ChordToken[]): ChordToken | null {
  return chords.find((chord) => chord.column === column) ?? null;
}

/** A chord written over an inline chord stands over that chord's first character: an inline chord is never cut. */
function overWhole(chord: ChordToken, inline: readonly ChordToken[]): ChordToken {
  const host = inline.find((other) => chord.column > other.column && chord.column < tokenEnd(other));
  return host ? { ...chord, column: host.column } : chord;
}
