import type { SongFile } from '../song';
import { sungLines, type SungLine } from '../sections';
import { VOWEL } from '../syllables';
import { parseChordLine } from '../../music';

/**
 * The allowed difference between these numbers, counted from either end of the line: a sung ը is not always written,
 * and strophes differ by upbeats.
 */
const SLACK = 1;

/** The lines whose chords or their syllables differ from the first strophe (or refrain) of as many lines. */
export function differingStrophes(song: SongFile) {
  const sung = sungLines(song);
  const firsts = new Map<string, readonly Chords[]>();
  return song.sections
    .filter(({ kind }) => kind !== 'recall')
    .flatMap((section) => {
      const lines = sung.filter(({ line }) => line >= section.from && line < section.to);
      const kind = `${section.kind} of ${lines.length} lines`;
      const first = firsts.get(kind) ?? lines.map(chordsOf);
      firsts.set(kind, first);
      return lines.flatMap((words, index) => {
        const [ours, theirs = []] = [chordsOf(words), first[index]];
        const reason = `line ${words.line}: ${format(ours)}, but ${format(theirs)} in the first ${kind}`;
        return isSame(ours, theirs) ? [] : [{ line: words.line, reason }];
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
