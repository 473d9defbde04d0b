import type { SheetLine } from '../../music';
import type { Stanza, StanzaLine } from './sheetLayout';

/** The heights of a row with chords and of a stanza's gap, in rows of words, as in `Sheet.module.css`. */
const CHORD_ROW = 1.8;
const STANZA_GAP = 0.7;
/** The rows of words on a page of A4 or American paper, between a song's head and the note on its rights. */
const PAGE_ROWS = 40;
/** The letters that a row holds in one of two columns. */
const COLUMN_LETTERS = 40;
/** A line with this many letters or more is too wide for a column. */
const TOO_WIDE = 49;

/**
 * The stanzas in their columns on paper: two if the song is narrow enough and takes fewer pages that way. The columns
 * are as equal as stanzas allow, and the first ends on its page: the second goes on where it ends.
 */
export function columnsOnPaper(stanzas: readonly Stanza[]): readonly (readonly Stanza[])[] {
  const lines = stanzas.flat().map(({ line }) => line);
  const pages = Math.ceil(heightOf(stanzas, Infinity) / PAGE_ROWS);
  if (pages === 1 || lines.some((line) => width(line) >= TOO_WIDE)) return [stanzas];
  const all = heightOf(stanzas, COLUMN_LETTERS);
  let split = 0;
  let lowest = all;
  for (let first = 1; first < stanzas.length; first++) {
    const height = heightOf(stanzas.slice(0, first), COLUMN_LETTERS);
    const higher = Math.max(height, all - height);
    if (height <= PAGE_ROWS && higher <= lowest) [split, lowest] = [first, higher];
  }
  const isShorter = split > 0 && Math.ceil(lowest / PAGE_ROWS) < pages;
  return isShorter ? [stanzas.slice(0, split), stanzas.slice(split)] : [stanzas];
}

/** The height of stanzas below each other in a column `letters` wide, in rows of words. */
const heightOf = (stanzas: readonly Stanza[], letters: number): number =>
  total(stanzas.map((stanza) => STANZA_GAP + total(stanza.map((line) => rowsOf(line, letters)))));

const rowsOf = ({ line, repeat }: StanzaLine, letters: number): number =>
  line.words.length === 0 || repeat === 'mark'
    ? 0
    : (line.hasChords ? CHORD_ROW : 1) * (1 + Math.floor(width(line) / letters));

export const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The width of a line in letters; a chord after its words takes its own letters and a space. */
export const width = ({ words }: SheetLine): number =>
  total(words.flat().map(({ lyric, above }) => lyric.length || (above ? above.written.length + 1 : 0)));
