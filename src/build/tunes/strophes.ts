import type { SongFile, SongSection } from '../../catalogue/song';
import { sungLines, type SungLine } from '../../catalogue/sections';
import { VOWEL } from '../../catalogue/syllables';
import { parseChordLine } from '../../music';

/** A chord of a line, with the number of written vowels before and after it. */
interface StropheChord {
  readonly text: string;
  readonly syllables: readonly [before: number, after: number];
}

/**
 * The allowed difference between these numbers, counted from either end of the line: a sung ը is not always written,
 * and strophes differ by upbeats.
 */
const SLACK = 1;

/** A line whose chords differ from those of the first strophe of its kind. */
export interface Difference {
  readonly line: number;
  readonly reason: string;
}

/** The lines whose chords or their syllables differ from the first strophe (or refrain) of as many lines. */
export function differingStrophes(song: SongFile): Difference[] {
  const sung = sungLines(song);
  const firsts = new Map<string, readonly (readonly StropheChord[])[]>();
  return song.sections
    .filter(({ kind }) => kind !== 'recall')
    .flatMap((section) => {
      const lines = linesOf(section, sung);
      const harmony = lines.map((line) => chordsOf(song, line));
      const kind = `${section.kind} of ${harmony.length} lines`;
      const first = firsts.get(kind) ?? harmony;
      firsts.set(kind, first);
      return lines.flatMap(({ line }, index) => {
        const [ours, theirs] = [harmony[index]!, first[index]!];
        const reason = `line ${line}: ${format(ours)}, but ${format(theirs)} in the first ${kind}`;
        return isSame(ours, theirs) ? [] : [{ line, reason }];
      });
    });
}

const linesOf = ({ from, to }: SongSection, lines: readonly SungLine[]): SungLine[] =>
  lines.filter(({ line }) => line >= from && line < to);

function chordsOf({ body }: SongFile, { line, from }: SungLine): StropheChord[] {
  const lyric = body.lyrics[line]!;
  return parseChordLine(body.chords[line]!).map(({ column, written }) => ({
    text: written,
    syllables: [countVowels(lyric.slice(from, Math.max(from, column))), countVowels(lyric.slice(column))],
  }));
}

const isSame = (one: readonly StropheChord[], other: readonly StropheChord[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ text, syllables }, index) =>
      text === other[index]!.text &&
      syllables.some((count, side) => Math.abs(count - other[index]!.syllables[side]!) <= SLACK),
  );

const format = (chords: readonly StropheChord[]): string =>
  chords.map(({ text, syllables: [before] }) => `${text}@${before}`).join(' ');

const countVowels = (words: string): number => words.match(VOWEL)?.length ?? 0;
