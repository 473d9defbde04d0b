import type { SheetLine } from '../../music';

/** How many rows of chords or words a sheet of paper holds below a song's head. */
const PAGE_ROWS = 45;
/** How many letters fit into half the width of paper. */
const HALF_WIDTH = 48;

/** Whether a song is too long for one page and narrow enough for two columns on paper. */
export function hasColumnsOnPaper(lines: readonly SheetLine[]): boolean {
  const rows = lines.reduce((sum, { hasChords }) => sum + (hasChords ? 2 : 1), 0);
  return rows > PAGE_ROWS && lines.every((line) => width(line) <= HALF_WIDTH);
}

const width = ({ words }: SheetLine): number =>
  words.flat().reduce((sum, { lyric }) => sum + lyric.length, 0);
