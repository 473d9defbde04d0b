import { isChordSymbol, isNoChord } from './chordSymbol';
import { octaveFold, transposeNoteNames, type Semitones } from './pitch';

/** A chord; `column` counts UTF-16 units from the start of its line as written. */
export interface ChordToken {
  readonly column: number;
  readonly written: string;
  /** Whether it is a chord or `N.C.`; any other token is shown as written and never transposed. */
  readonly isRead: boolean;
}

/** A chord as it is shown and the column it is shown at. */
export interface PlacedChord {
  readonly column: number;
  readonly text: string;
}

/**
 * Rewrites every note name of a chord line, shifted by semitones and spelled with flats; all else is kept, `N.C.` too. At
 * whole octaves the line stays as written; anything but a whole number of semitones is a RangeError.
 * @example transposeChordLine('Am H7', 1) // 'Bbm C7'
 */
export function transposeChordLine(line: string, semitones: Semitones): string {
  const shift = octaveFold(semitones);
  if (shift === 0) return line;
  return line.replace(/\S+/g, (token) => (isNoChord(token) ? token : transposeNoteNames(token, shift)));
}

/**
 * The tokens of a chord line with the columns where they stand.
 * @example parseChordLine('\u00a0\u00a0Am') // [{ column: 2, written: 'Am', isRead: true }]
 */
export function parseChordLine(line: string): ChordToken[] {
  return Array.from(line.matchAll(/\S+/g), ({ index, 0: written }) => ({
    column: index,
    written,
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
 * The chords that stand inside a lyric line in round or square brackets; each column is the chord's own, after the bracket.
 * @example parseInlineChords('le vent (Am) chante') // [{ column: 9, written: 'Am', isRead: true }]
 */
export function parseInlineChords(lyric: string): ChordToken[] {
  return [...lyric.matchAll(/\(([^()\s]+(?:\([^()\s]+\)[^()\s]*)?)\)|\[([^[\]\s]+)\]/g)].flatMap((found) => {
    const written = found[1] ?? found[2] ?? '';
    return isChordSymbol(written) ? [{ column: found.index + 1, written, isRead: true }] : [];
  });
}

/**
 * The column after a token's last character as written.
 * @example endOfToken({ column: 2, written: 'Am', isRead: true }) // 4
 */
export function endOfToken(token: ChordToken): number {
  return token.column + token.written.length;
}
