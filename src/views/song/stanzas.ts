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
