import type { SongSection } from '../song';

/** The label of the section that begins with a line; empty where none does, or where it has none. */
export function labelAt(sections: readonly SongSection[], line: number): string {
  return sections.find(({ from }) => from === line)?.label ?? '';
}

/** What a section's label puts before its first line: a number such as `1. `; any other label is a line of its own. */
export function numberPrefix(label: string): string {
  return /^\d+\.$/.test(label) ? `${label} ` : '';
}

/** Whether a section begins with its label on a line of its own. */
export function hasLabelLine(label: string): boolean {
  return label !== '' && numberPrefix(label) === '';
}
