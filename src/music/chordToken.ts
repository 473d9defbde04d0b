import { isChordSymbol, isNoChord } from './chordSymbol';
import type { Semitones } from './pitch';
import { transposeChordLine } from './transposeChordLine';

/** A chord; `column` counts UTF-16 units from the start of its line as written. */
export interface ChordToken {
  readonly column: number;
  readonly written: string;
  /** What is shown: the chord as written or, once moved, as transposed. */
  readonly text: string;
  readonly isRead: boolean;
}

/** The column after a token's last character. */
export function tokenEnd(token: ChordToken): number {
  return token.column + token.written.length;
}

/**
 * The tokens of a chord line with the columns where they stand.
 * @example readChordLine('\u00a0\u00a0Am') // [{ column: 2, written: 'Am', text: 'Am', isRead: true }]
 */
export function readChordLine(line: string): ChordToken[] {
  return [...line.matchAll(/\S+/g)].map(({ index, 0: written }) => ({
    column: index,
    written,
    text: written,
    isRead: isChordSymbol(written) || isNoChord(written),
  }));
}

/**
 * Chord text that stands inside a lyric line, in round or square brackets; the column is the chord's own.
 * @example readInlineChords('le vent (Am) chante') // [{ column: 9, written: 'Am', text: 'Am', isRead: true }]
 */
export function readInlineChords(lyric: string): ChordToken[] {
  return [...lyric.matchAll(/\(([^()\s]+(?:\([^()\s]+\))?[^()\s]*)\)|\[([^[\]\s]+)\]/g)].flatMap((found) => {
    const written = found[1] ?? found[2] ?? '';
    return isChordSymbol(written) ? [{ column: found.index + 1, written, text: written, isRead: true }] : [];
  });
}

/**
 * The token with the text it has after transposition; one that cannot be read stays as written.
 * @example moveToken({ column: 0, written: 'H7', text: 'H7', isRead: true }, 1).text // 'C7'
 */
export function moveToken(token: ChordToken, semitones: Semitones): ChordToken {
  return token.isRead ? { ...token, text: transposeChordLine(token.written, semitones) } : token;
}
