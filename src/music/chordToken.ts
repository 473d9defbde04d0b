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

/** A chord as it is shown and the column it is shown at. */
export type PlacedChord = Pick<ChordToken, 'column' | 'text'>;

/** The column after a token's last character. */
export function tokenEnd(token: ChordToken): number {
  return token.column + token.written.length;
}

/**
 * The tokens of a chord line with the columns where they stand.
 * @example readChordLine('\u00a0\u00a0Am') // [{ column: 2, written: 'Am', text: 'Am', isRead: true }]
 */
export function readChordLine(line: string): ChordToken[] {
  return Array.from(line.matchAll(/\S+/g), ({ index, 0: written }) => ({
    column: index,
    written,
    text: written,
    isRead: isChordSymbol(written) || isNoChord(written),
  }));
}

/**
 * The chord line with every chord at its column, or one blank after the chord before it where that one reaches further.
 * @example formatChordLine([{ column: 0, text: 'Bbm' }, { column: 3, text: 'F' }]) // 'Bbm\u00a0F'
 */
export function formatChordLine(chords: readonly PlacedChord[], blank = '\u00a0'): string {
  return chords.reduce(
    (line, { column, text }) =>
      line.padEnd(Math.max(column, line === '' ? 0 : line.length + 1), blank) + text,
    '',
  );
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
  const text = token.isRead ? transposeChordLine(token.written, semitones) : token.written;
  return text === token.text ? token : { ...token, text };
}
