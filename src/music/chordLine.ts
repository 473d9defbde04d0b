import { isChordSymbol, isNoChord } from './chordSymbol';
import { NOTE_NAMES, octaveFold, pitchClass, type Semitones } from './pitch';
import type { Spell } from './spelling';

/** A chord or another token; `column` counts UTF-16 units from the start of its line as written. */
export interface ChordToken {
  readonly column: number;
  readonly written: string;
  /** Whether it is a chord or `N.C.`; any other token is shown as written and never transposed. */
  readonly isRead: boolean;
  /** Its chord line in the song, and its number there; none for a chord inside the words. */
  readonly at?: { readonly line: number; readonly order: number };
}

/** A chord as shown, with its column. */
export interface PlacedChord {
  readonly column: number;
  readonly text: string;
}

const FLAT_SPELLING = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B'] as const;

/**
 * Transposes every note name of a chord line, spelled with flats; all else is kept, also `N.C.`. A multiple of 12
 * leaves the line as written. Throws a RangeError for anything but a whole number of semitones.
 * @example transposeChordLine('Am H7', 1) // 'Bbm C7'
 */
export function transposeChordLine(line: string, semitones: Semitones): string {
  const shift = octaveFold(semitones);
  if (shift === 0) return line;
  const move = (name: string): string => FLAT_SPELLING[octaveFold(pitchClass(name) + shift)]!;
  return line.replace(/\S+/g, (token) => (isNoChord(token) ? token : token.replace(NOTE_NAMES, move)));
}

/**
 * The tokens of a chord line with their columns.
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
 * The chord line with each chord at its column, or one blank after the previous chord if that one reaches further.
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
 * The chords inside a lyric line, in round or square brackets; each column is that of the chord, after the bracket.
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

/** A transposed line: its lyric, and the chords at columns of that lyric. */
export interface TransposedLine {
  readonly lyric: string;
  readonly chords: readonly PlacedChord[];
}

/**
 * Transposes the chords above and inside a lyric line for export, respelled by `spell`; `moved` is the chord line where
 * it is transposed already. Each chord stays over its character; the caller must keep the new names apart.
 * @example transposeLine('le (A) soir', '\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0E', 1)
 * // { lyric: 'le (Bb) soir', chords: [{ column: 8, text: 'F' }] }
 */
export function transposeLine(
  lyric: string,
  chordLine: string,
  semitones: Semitones,
  spell: Spell = (chord) => chord,
  moved: string = transposeChordLine(chordLine, semitones),
): TransposedLine {
  const movedTokens = parseChordLine(moved);
  const inline = parseInlineChords(lyric).map((token) => ({
    ...token,
    text: spell(transposeChordLine(token.written, semitones)),
  }));
  return {
    lyric: withTokens(lyric, inline),
    chords: parseChordLine(chordLine).map(({ column: written, ...token }, index) => ({
      column: inline.reduce((column, host) => column + shift(written, host), written),
      text: token.isRead ? spell(movedTokens[index]?.written ?? token.written) : token.written,
    })),
  };
}

type ShownToken = ChordToken & PlacedChord;

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
