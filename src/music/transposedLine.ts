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

type ShownToken = ChordToken & PlacedChord;

/** A transposed line: its lyric, and the chords at columns of that lyric. */
export interface TransposedLine {
  readonly lyric: string;
  readonly chords: readonly PlacedChord[];
}

/**
 * Transposes the chords above and inside a lyric line for export, respelled by `spell`.
 * Each chord stays over its character; the caller must keep the new names apart.
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
 * Rewrites the chords inside a lyric line; nothing else changes.
 * @example rewriteInlineChords('le vent (H7) chante', formatInternational) // 'le vent (B7) chante'
 */
export function rewriteInlineChords(lyric: string, rewrite: (chord: string) => string): string {
  return withTokens(
    lyric,
    parseInlineChords(lyric).map((token) => ({ ...token, text: rewrite(token.written) })),
  );
}

/** A lyric line with its inline chords replaced by their new texts. */
function withTokens(lyric: string, inline: readonly ShownToken[]): string {
  const ends = [0, ...inline.map(endOfToken)];
  const pieces = inline.map(({ column, text }, index) => lyric.slice(ends[index], column) + text);
  return pieces.join('') + lyric.slice(ends.at(-1));
}

/** How far a lyric column moves when an inline chord before or under it is renamed. */
function shift(column: number, inline: ShownToken): number {
  if (column >= endOfToken(inline)) return inline.text.length - inline.written.length;
  const lastOfInline = inline.column + inline.text.length - 1;
  return column > inline.column ? Math.min(0, lastOfInline - column) : 0;
}
