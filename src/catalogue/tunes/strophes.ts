import type { SongFile } from '../song';
import { sungSections, type SungLine } from '../sections';
import { VOWEL } from '../syllables';
import { parseChordLine } from '../../music';

/**
 * The allowed difference between these numbers, counted from either end of the line: a sung ը is not always written,
 * and strophes differ by upbeats.
 */
const SLACK = 1;

/** The lines whose chords or their syllables differ from the first strophe (or refrain) of as many lines. */
export function differingStrophes(song: SongFile) {
  const firsts = new Map<string, readonly Chords[]>();
  return sungSections(song).flatMap((section) => {
    const lines = section.lines.map((words) => ({ line: words.line, ours: chordsOf(words) }));
    const kind = `${section.kind} of ${lines.length} lines`;
    const first = firsts.get(kind) ?? lines.map(({ ours }) => ours);
    firsts.set(kind, first);
    return lines.flatMap(({ line, ours }, index) => {
      const theirs = first[index] ?? [];
      const reason = `line ${line}: ${format(ours)}, but ${format(theirs)} in the first ${kind}`;
      return isSame(ours, theirs) ? [] : [{ line, reason }];
    });
  });
}

/** The chords of a line, each with the number of written vowels before and after it. */
const chordsOf = ({ lyric, chords, from }: SungLine) =>
  parseChordLine(chords).map(({ column, written }) => ({
    text: written,
    before: countVowels(lyric.slice(from, Math.max(from, column))),
    after: countVowels(lyric.slice(column)),
  }));

type Chords = ReturnType<typeof chordsOf>;

const isSame = (one: Chords, other: Chords): boolean =>
  one.length === other.length &&
  one.every(({ text, before, after }, index) => {
    const theirs = other[index];
    return (
      text === theirs?.text &&
      (Math.abs(before - theirs.before) <= SLACK || Math.abs(after - theirs.after) <= SLACK)
    );
  });

const format = (chords: Chords): string => chords.map(({ text, before }) => `${text}@${before}`).join(' ');

const countVowels = (words: string): number => words.match(VOWEL)?.length ?? 0;
