import type { SheetLine } from '../../music';

/** A line of a sheet and its index in the song. */
export interface NumberedLine {
  readonly line: SheetLine;
  readonly index: number;
}

type Stanza = readonly NumberedLine[];

/** The lines of a sheet in stanzas; the blank lines after a stanza belong to it. */
export function splitStanzas(lines: readonly SheetLine[]): readonly Stanza[] {
  const stanzas: NumberedLine[][] = [];
  lines.forEach((line, index) => {
    const follows = index > 0 && (isBlank(line) || !isBlank(lines[index - 1]!));
    if (follows) stanzas.at(-1)!.push({ line, index });
    else stanzas.push([{ line, index }]);
  });
  return stanzas;
}

const isBlank = ({ words }: SheetLine): boolean => words.length === 0;

/** How many rows of chords or words a sheet of paper holds below a song's head. */
const PAGE_ROWS = 45;
/** How many letters a row holds in one of two columns. */
const COLUMN_LETTERS = 32;
/** From how many letters on a line is too wide for a column. */
const TOO_WIDE = 49;

/**
 * The stanzas in the columns they stand in on paper: two where a song is too long for one page and narrow enough.
 * The columns are as equal as stanzas allow, and the first ends on its page: the second goes on where it ends.
 */
export function columnsOnPaper(stanzas: readonly Stanza[]): readonly (readonly Stanza[])[] {
  const lines = stanzas.flat().map(({ line }) => line);
  if (total(lines.map(rowsOfText)) <= PAGE_ROWS || lines.some((line) => width(line) >= TOO_WIDE))
    return [stanzas];
  const heights = stanzas.map((stanza) => total(stanza.map(({ line }) => rowsInColumn(line))));
  const all = total(heights);
  let split = 0;
  let lowest = all;
  for (let first = 1; first < stanzas.length; first++) {
    const height = total(heights.slice(0, first));
    const higher = Math.max(height, all - height);
    if (height <= PAGE_ROWS && higher <= lowest) [split, lowest] = [first, higher];
  }
  return split === 0 ? [stanzas] : [stanzas.slice(0, split), stanzas.slice(split)];
}

const rowsOfText = ({ hasChords }: SheetLine): number => (hasChords ? 2 : 1);

const rowsInColumn = (line: SheetLine): number =>
  rowsOfText(line) * Math.max(1, Math.ceil(width(line) / COLUMN_LETTERS));

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const width = ({ words }: SheetLine): number => total(words.flat().map(({ lyric }) => lyric.length));
