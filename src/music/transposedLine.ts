import {
  endOfToken,
  parseChordLine,
  parseInlineChords,
  transposeChordLine,
  type ChordToken,
  type PlacedChord,
} from './chordLine';
import type { Semitones } from './pitch';
import type { Spell } from './spelling';

/** A chord as written and as it is shown. */
type ShownToken = ChordToken & PlacedChord;

/** A line as it reads once transposed: its words, and the chords at the columns of these words. */
export interface TransposedLine {
  readonly lyric: string;
  readonly chords: readonly PlacedChord[];
}

/**
 * Transposes a line for writing it out: the chords above the words and those inside them, spelled as asked for.
 * Each chord keeps the character it stands over; chords whose names now run into each other are left to the writer.
 * @example transposeLine('le (A) soir', '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0E', 1)
 * // { lyric: 'le (Bb) soir', chords: [{ column: 8, text: 'F' }] }
 */
export function transposeLine(
  lyric: string,
  chordLine: string,
  semitones: Semitones,
  spell: Spell = (chord) => chord,
): TransposedLine {
  const moved = (token: ChordToken): ShownToken => {
    const { written, isRead } = token;
    return { ...token, text: isRead ? spell(transposeChordLine(written, semitones)) : written };
  };
  const inline = parseInlineChords(lyric).map(moved);
  return {
    lyric: withTokens(lyric, inline),
    chords: parseChordLine(chordLine).map((token) => ({
      column: inline.reduce((column, host) => column + shift(token.column, host), token.column),
      text: moved(token).text,
    })),
  };
}

/**
 * Rewrites the chords that stand inside a lyric line; nothing else in it changes.
 * @example rewriteInlineChords('le vent (H7) chante', formatInternational) // 'le vent (B7) chante'
 */
export function rewriteInlineChords(lyric: string, rewrite: (chord: string) => string): string {
  return withTokens(
    lyric,
    parseInlineChords(lyric).map((token) => ({ ...token, text: rewrite(token.written) })),
  );
}

/** A lyric line with the texts of its inline chords as they are now. */
function withTokens(lyric: string, inline: readonly ShownToken[]): string {
  const ends = [0, ...inline.map(endOfToken)];
  const pieces = inline.map(({ column, text }, index) => lyric.slice(ends[index], column) + text);
  return pieces.join('') + lyric.slice(ends.at(-1));
}

/** How far a column of the words moves when an inline chord before or under it is renamed. */
function shift(column: number, inline: ShownToken): number {
  if (column >= endOfToken(inline)) return inline.text.length - inline.written.length;
  const lastOfInline = inline.column + inline.text.length - 1;
  return column > inline.column ? Math.min(0, lastOfInline - column) : 0;
}
