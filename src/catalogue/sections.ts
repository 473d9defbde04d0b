import { repeatedLines } from './repeat';
import type { SongFile, SongSection } from './song';

/** A line of words that are sung, and the column where they begin: after the number of a strophe. */
export interface SungLine {
  readonly line: number;
  readonly from: number;
}

/** The label of the section that begins with a line; empty where none does, or where it has none. */
export function labelAt(sections: readonly SongSection[], line: number): string {
  return sections.find(({ from }) => from === line)?.label ?? '';
}

/** What a label puts before the first line of its section: a number and a blank, such as `1. `; empty for any other label. */
export function numberPrefix(label: string): string {
  return /^\d+\.$/.test(label) ? `${label} ` : '';
}

/** Whether a section begins with its label on a line of its own. */
export function hasLabelLine(label: string): boolean {
  return label !== '' && numberPrefix(label) === '';
}

/** The lines of a song that are sung, in order: no labels, no refrains that are recalled, no marks of repeats. */
export function sungLines({ body, sections }: Pick<SongFile, 'body' | 'sections'>): SungLine[] {
  return body.lyrics.flatMap((lyric, line) => {
    const label = labelAt(sections, line);
    if (lyric === '' || hasLabelLine(label) || repeatedLines(lyric) !== null) return [];
    return [{ line, from: numberPrefix(label).length }];
  });
}
