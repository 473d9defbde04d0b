import type { SongFile } from '../song';
import { parseBody } from './body';
import { parseFacts } from './facts';
import { parseItems } from './items';
import { Remarks, type Remark } from './remarks';

/** A song file as read: the song where nothing is wrong, all that is wrong, and what was passed over. */
export interface ParsedChordPro {
  readonly song: SongFile | null;
  readonly problems: readonly Remark[];
  readonly warnings: readonly Remark[];
}

/** Reads a ChordPro song and says all that is wrong with it. */
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
