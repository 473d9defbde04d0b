import type { SheetLine } from '../../music';

/** A line of a sheet and its index in the song. */
export interface NumberedLine {
  readonly line: SheetLine;
  readonly index: number;
}

/** The lines of a sheet in stanzas; the blank lines after a stanza belong to it. */
export function splitStanzas(lines: readonly SheetLine[]): readonly (readonly NumberedLine[])[] {
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
/** How many letters fit into half the width of paper. */
const HALF_WIDTH = 48;

/** Whether a song is too long for one page and narrow enough for two columns on paper. */
export function hasColumnsOnPaper(lines: readonly SheetLine[]): boolean {
  const rows = lines.reduce((sum, { hasChords }) => sum + (hasChords ? 2 : 1), 0);
  return rows > PAGE_ROWS && lines.every((line) => width(line) <= HALF_WIDTH);
}

const width = ({ words }: SheetLine): number =>
  words.flat().reduce((sum, { lyric }) => sum + lyric.length, 0);
