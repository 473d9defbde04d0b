import type { SongFile } from '../song';
import { readBody } from './body';
import { readFacts } from './facts';
import { splitItems } from './items';
import { formatRemark, Remarks, SongFileError, type Remark } from './remarks';

/** A song file as read: the song where nothing is wrong, all that is wrong, and what was passed over. */
export interface Reading {
  readonly song: SongFile | null;
  readonly problems: readonly Remark[];
  readonly warnings: readonly Remark[];
}

/** Reads a ChordPro song and says all that is wrong with it. */
export function readChordPro(text: string): Reading {
  const remarks = new Remarks();
  const items = splitItems(text);
  const { facts, isInternational } = readFacts(items, remarks);
  const refrain = facts?.language === 'fr' ? 'Refrain' : 'Կրկներգ';
  const words = readBody(items, { isInternational, refrain }, remarks);
  const problems = remarks.problems.sort((one, other) => one.line - other.line);
  const song = facts && problems.length === 0 ? { ...facts, ...words } : null;
  return { song, problems, warnings: remarks.warnings };
}

/** Reads a ChordPro song; throws a SongFileError that names file, line and reason of everything that is wrong. */
export function parseChordPro(text: string, fileName: string): SongFile {
  const { song, problems } = readChordPro(text);
  if (song) return song;
  throw new SongFileError(problems.map((problem) => formatRemark(problem, fileName)).join('\n'));
}
