import type { SongFile } from '../song';
import { parseBody } from './body';
import { parseItems, splitLines } from './directives';
import { parseFacts } from './facts';
import { checkAlphabet, checkSeen } from './line';
import { Problems } from './problems';

/**
 * Parses a ChordPro file and collects all problems with their lines; the song is null if there is one. The draft is what
 * could be read of it: a malformed fact is empty in it, and a malformed line has no chords. Without `isStrict`, a song may lack
 * facts and be in any language of Armenian, Latin or Cyrillic letters.
 */
export function parseChordPro(text: string, isStrict = true) {
  const problems = new Problems();
  splitLines(text).forEach((line, index) => {
    problems.at(index + 1, () => checkSeen(line));
    problems.at(index + 1, () => checkAlphabet(line, isStrict));
  });
  const items = parseItems(text);
  const { facts, isInternational } = parseFacts(items, problems, isStrict);
  const draft: SongFile = { ...facts, ...parseBody(items, isInternational, problems) };
  const found = problems.found.sort((one, other) => one.line - other.line);
  return { song: found.length === 0 ? draft : null, draft, problems: found };
}
