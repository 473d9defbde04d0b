import type { SongFile } from '../song';
import { parseBody } from './body';
import { parseFacts } from './facts';
import { parseItems } from './items';
import { Remarks, type Remark } from './remarks';

/** What a song file holds: the song, or else the problems that must be put right, and warnings of what was left out. */
export interface ParsedChordPro {
  readonly song: SongFile | null;
  readonly problems: readonly Remark[];
  readonly warnings: readonly Remark[];
}

/** Reads a ChordPro song; it is null where anything is wrong, and everything that is wrong is a problem with its line. */
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
