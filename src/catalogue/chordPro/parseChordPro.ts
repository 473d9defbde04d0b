import type { SongFile } from '../song';
import { parseBody } from './body';
import { parseFacts } from './facts';
import { parseItems } from './items';
import { Remarks, type Remark } from './remarks';

/** A parsed file: the song, or the problems that prevent it, and warnings about ignored parts. */
export interface ParsedChordPro {
  readonly song: SongFile | null;
  readonly problems: readonly Remark[];
  readonly warnings: readonly Remark[];
}

/** Parses a ChordPro file and collects all problems with their lines; the song is null if there is one. */
export function parseChordPro(text: string): ParsedChordPro {
  const remarks = new Remarks();
  const items = parseItems(text);
  const { facts, isInternational } = parseFacts(items, remarks);
  const refrain = facts?.language === 'fr' ? 'Refrain' : 'Կրկներգ';
  const words = parseBody(items, { isInternational, refrain }, remarks);
  const problems = remarks.problems.sort((one, other) => one.line - other.line);
  const song = facts && problems.length === 0 ? { ...facts, ...words } : null;
  return { song, problems, warnings: remarks.warnings };
}
