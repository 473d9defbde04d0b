import type { SongFile, SongSection } from './song';

/** A written line, and the row of the sheet in which it is sung. */
export interface SungRow {
  readonly line: number;
  /** The line's index, or in a recalled refrain a fraction between the recall's index and the next. */
  readonly row: number;
}

/** The lines that are sung in a section; a recall sings the last refrain of its label above it. */
export function sungRows({ sections }: Pick<SongFile, 'sections'>, section: SongSection): readonly SungRow[] {
  const { kind, label, from } = section;
  const refrain =
    kind === 'recall'
      ? sections
          .filter((other) => other.kind === 'chorus' && other.label === label && other.to <= from)
          .at(-1)
      : undefined;
  const { from: first, to } = refrain ?? section;
  return Array.from({ length: to - first }, (_, place) => ({
    line: first + place,
    row: refrain ? from + (place + 1) / 100 : from + place,
  }));
}
