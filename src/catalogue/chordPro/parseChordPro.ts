import type { SongFile } from '../song';
import { parseBody } from './body';
import { parseItems, splitLines } from './directives';
import { parseFacts } from './facts';
import { checkSeen } from './line';
import { Problems, type Problem } from './problems';

/** Parses a ChordPro file and collects all problems with their lines; the song is null if there is one. */
export function parseChordPro(text: string): { song: SongFile | null; problems: readonly Problem[] } {
  const problems = new Problems();
  splitLines(text).forEach((line, index) => problems.at(index + 1, () => checkSeen(line)));
  const items = parseItems(text);
  const { facts, isInternational } = parseFacts(items, problems);
  const words = parseBody(items, isInternational, problems);
  const found = problems.found.sort((one, other) => one.line - other.line);
  return { song: facts && found.length === 0 ? { ...facts, ...words } : null, problems: found };
}
