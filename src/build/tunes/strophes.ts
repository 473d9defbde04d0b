import type { SongFile, SongSection } from '../../catalogue/song';
import { sungLines, type SungLine } from '../../catalogue/sungLines';
import { readChordLine } from '../../music';

/** A chord of a line and how many syllables stand before and after it, counted by the vowels that are written. */
interface StropheChord {
  readonly text: string;
  readonly syllables: readonly [before: number, after: number];
}

const VOWEL = /ու|[աեէըիոօև]|[aeiouyàâéèêëîïôöùûü]+/giu;

/** How far apart two strophes may have a chord: the ը that is sung is not written everywhere. */
const SLACK = 1;

/**
 * Says where strophes, or refrains, of as many lines have other chords than the first of their kind, or have them over
 * other syllables.
 */
export function differingStrophes(song: SongFile): string[] {
  const lines = sungLines(song);
  const written = song.sections.filter(({ kind }) => kind !== 'recall');
  const firsts = new Map<string, readonly (readonly StropheChord[])[]>();
  return written.flatMap((section) => {
    const harmony = linesOf(section, lines).map((line) => chordsOf(song, line));
    const kind = `${section.kind} of ${harmony.length} lines`;
    const first = firsts.get(kind);
    if (!first) firsts.set(kind, harmony);
    return (first ?? []).flatMap((chords, index) =>
      isSame(chords, harmony[index]!)
        ? []
        : [
            `line ${section.from + index}: ${format(harmony[index]!)}, but ${format(chords)} in the first ${kind}`,
          ],
    );
  });
}

const linesOf = ({ from, to }: SongSection, lines: readonly SungLine[]): SungLine[] =>
  lines.filter(({ line }) => line >= from && line < to);

function chordsOf({ body }: SongFile, { line, from }: SungLine): StropheChord[] {
  const lyric = body.lyrics[line]!;
  return readChordLine(body.chords[line]!).map(({ column, written }) => ({
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
