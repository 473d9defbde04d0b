import type { ReactNode } from 'react';
import type { SheetLine } from '../../music';
import type { Stanza, StanzaLine } from './sheetLayout';

/** The heights of a row with chords and of a stanza's gap, in rows of words, as in `Sheet.module.css`. */
const CHORD_ROW = 1.8;
const STANZA_GAP = 0.7;
/** The rows of words on a page of A4 or American paper, between a song's head and the note on its rights. */
const PAGE_ROWS = 41;
/** The letters that a row holds in one of two columns, and those that make a line too wide for a column. */
const [COLUMN_LETTERS, TOO_WIDE] = [40, 49];
/** The sizes of a song's letters on paper, as in `Sheet.module.css`: the usual one, and one for a long song's columns. */
const SIZES = [1, 0.88];

/** A song on paper: its stanzas in columns, what stands above them there, and whether its letters are smaller than usual. */
export interface PaperColumns {
  readonly columns: readonly (readonly Stanza[])[];
  readonly above?: readonly ReactNode[];
  readonly isSmall?: boolean;
}

/**
 * The stanzas in their columns on paper: two if the song is narrow enough and takes fewer pages that way, in smaller
 * letters if only these do. The columns are as equal as stanzas allow, and the first ends on its page: the second goes
 * on where it ends.
 */
export function columnsOnPaper(stanzas: readonly Stanza[]): PaperColumns {
  const pages = Math.ceil(heightOf(stanzas, Infinity) / PAGE_ROWS);
  const widest = Math.max(...stanzas.flat().map(({ line }) => width(line)));
  for (let fewer = 1; fewer < pages; fewer++)
    for (const size of SIZES) {
      const split = widest < TOO_WIDE / size && splitInColumns(stanzas, fewer, size);
      if (split) return { columns: [stanzas.slice(0, split), stanzas.slice(split)], isSmall: size < 1 };
    }
  return { columns: [stanzas] };
}

/** The number of stanzas in the first of two columns that take at most `pages` pages; 0 if none do. */
function splitInColumns(stanzas: readonly Stanza[], pages: number, size: number): number {
  const [rows, letters] = [PAGE_ROWS / size, COLUMN_LETTERS / size];
  const all = heightOf(stanzas, letters);
  let split = 0;
  let lowest = rows * pages;
  for (let first = 1; first < stanzas.length; first++) {
    const height = heightOf(stanzas.slice(0, first), letters);
    const higher = Math.max(height, all - height);
    if (height <= rows && higher <= lowest) [split, lowest] = [first, higher];
  }
  return split;
}

/** The height of stanzas below each other in a column `letters` wide, in rows of words. */
const heightOf = (stanzas: readonly Stanza[], letters: number): number =>
  total(stanzas.map((stanza) => STANZA_GAP + total(stanza.map((line) => rowsOf(line, letters)))));

const rowsOf = ({ line, repeat, row }: StanzaLine, letters: number): number =>
  line.words.length === 0 || repeat === 'mark' || row
    ? 0
    : (line.hasChords ? CHORD_ROW : 1) * (1 + Math.floor(width(line) / letters));

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The width of a line in letters; a chord after its words takes its own letters and a space. */
export const width = ({ words }: SheetLine): number =>
  total(words.flat().map(({ lyric, above }) => lyric.length || (above ? above.written.length + 1 : 0)));
