import { hasLabelLine, labelAt, numberPrefix } from './chordPro/sectionLabel';
import { repeatedLines } from './repeat';
import type { SongFile } from './song';

/** A line of words that are sung, and the column where they begin: after the number of a strophe. */
export interface SungLine {
  readonly line: number;
  readonly from: number;
}

/** The lines of a song that are sung, in order: no labels, no refrains that are recalled, no marks of repeats. */
export function sungLines({ body, sections }: Pick<SongFile, 'body' | 'sections'>): SungLine[] {
  return body.lyrics.flatMap((lyric, line) => {
    const label = labelAt(sections, line);
    if (lyric === '' || hasLabelLine(label) || repeatedLines(lyric) !== null) return [];
    return [{ line, from: numberPrefix(label).length }];
  });
}
