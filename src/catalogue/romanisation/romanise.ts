import { hasArmenianLetters } from '../script';
import { placeTokens, type SheetLine, type Word } from '../../music';
import { parseSounds, type Letters } from './sounds';

/** A line in Latin letters, word by word. */
export type LatinLine = readonly string[];

/** A line in Latin letters, cut at ascending columns of the Armenian line; a digraph belongs to its first column. */
export function romaniseLine(line: string, cuts: readonly number[], letters: Letters): string[] {
  const sounds = parseSounds(line, letters);
  return [0, ...cuts].map((from, piece) =>
    sounds
      .filter(({ index }) => (piece === 0 || index >= from) && index < (cuts[piece] ?? Infinity))
      .map(({ latin }) => latin)
      .join(''),
  );
}

const textOf = (words: readonly Word[]): string =>
  words
    .flat()
    .map(({ lyric }) => lyric)
    .join('');

/** Writes a song's words in the letters that the reader has chosen. */
export type Romaniser = ReturnType<typeof makeRomaniser>;

export function makeRomaniser(letters: Letters) {
  /** Armenian text in Latin letters for singing; other characters stay as they are. */
  const write = (text: string): string => romaniseLine(text, [], letters).join('');
  /** A line in Latin letters, and ascending columns of the Armenian line as columns of the Latin one. */
  const convert = (line: string, columns: readonly number[]) => {
    const pieces = romaniseLine(line, columns, letters);
    let end = 0;
    const moved = columns.map(
      (column, place) => (end += pieces[place]?.length ?? 0) + Math.max(0, column - line.length),
    );
    return { lyric: pieces.join(''), columns: moved };
  };
  const columnsIn = (line: string, columns: readonly number[]) => convert(line, columns).columns;
  /** A line in Latin letters with its chords over the same syllables. */
  const writeLine = <Chord extends { readonly column: number }>({
    lyric,
    chords,
  }: {
    readonly lyric: string;
    readonly chords: readonly Chord[];
  }) => {
    const starts = chords.map(({ column }) => column);
    const latin = convert(lyric, starts);
    return {
      lyric: latin.lyric,
      chords: chords.map((chord, place) => ({ ...chord, column: latin.columns[place] ?? 0 })),
    };
  };
  return {
    /** The language tag of Armenian in these letters. */
    lang: letters.endsWith('cyrillic') ? 'hy-Cyrl' : 'hy-Latn',
    write,
    columnsIn,
    writeLine,
    /** The words under the notes of a tune, as ABC notation has them after `w:`, in Latin letters and parted as they are. */
    writeUnderlay(words: string): string {
      const cuts: number[] = [];
      let line = '';
      for (const [, parting = '', syllable = ''] of words.matchAll(/([-_*\s]*)([^-_*\s]+)/g)) {
        if (!parting.includes('-')) line += ' ';
        cuts.push(line.length);
        line += syllable;
      }
      const [, ...syllables] = romaniseLine(line, cuts, letters);
      return words.replaceAll(/[^-_*\s]+/g, () => syllables.shift()!.trim());
    },
    /** The lines of a sheet in Latin letters; undefined for a line without Armenian letters. */
    linesUnder: (lines: readonly SheetLine[]): (LatinLine | undefined)[] =>
      lines.map(({ words }) => {
        const line = textOf(words);
        if (!hasArmenianLetters(line)) return undefined;
        let column = 0;
        const ends = words.map((word) => (column += textOf([word]).length));
        return romaniseLine(line, ends.slice(0, -1), letters);
      }),
    /** A line of a sheet in Latin letters alone; `label` is the number of its characters that are a label. */
    writeSheetLine: <Line extends { readonly line: SheetLine; readonly label: number }>(
      written: Line,
      noteWidth?: number,
    ): Line => {
      const { words } = written.line;
      const line = textOf(words);
      const tokens = words.flatMap((word) => word.flatMap(({ above }) => above ?? []));
      const { lyric, chords } = writeLine({ lyric: line, chords: tokens });
      const [label = 0] = columnsIn(line, [written.label]);
      return { ...written, line: placeTokens(lyric, chords, noteWidth), label };
    },
  };
}
