import type { SheetLine, Word } from '../../music';
import { parseSounds, type Orthography } from './sounds';

/** A line in Latin letters: one piece for each word, or one for each segment of a word. */
export type LatinLine = readonly (readonly string[])[];

/** Armenian text in Latin letters for singing; other characters stay as they are. */
export function romanise(text: string, orthography: Orthography): string {
  return romaniseLine(text, [], orthography).join('');
}

/** A line in Latin letters, cut at ascending columns of the Armenian line; a digraph belongs to its first column. */
export function romaniseLine(line: string, cuts: readonly number[], orthography: Orthography): string[] {
  const sounds = parseSounds(line, orthography);
  return [0, ...cuts].map((from, piece) =>
    sounds
      .filter(({ index }) => (piece === 0 || index >= from) && index < (cuts[piece] ?? Infinity))
      .map(({ latin }) => latin)
      .join(''),
  );
}

/**
 * The lines of a sheet in Latin letters; undefined for a line without words. A word that chords may split is cut into
 * the segments of its sheet, with hyphens as under notes. So is a word with an inline chord, whose own piece is empty.
 */
export function romaniseSheet(lines: readonly SheetLine[], orthography: Orthography) {
  return lines.map(({ words }) => {
    const segments = words.flat();
    const line = segments.map(({ lyric }) => lyric).join('');
    if (line === '') return undefined;
    let column = 0;
    const starts = segments.map(({ lyric }) => (column += lyric.length) - lyric.length);
    const pieces = romaniseLine(line, starts.slice(1), orthography);
    return words.map((word) => {
      const latin = pieces.splice(0, word.length);
      return word.some(({ inline, needsRoom }) => needsRoom || inline !== null)
        ? hyphenated(word, latin)
        : [latin.join('')];
    });
  });
}

const CUT = /\p{L}\n\p{L}/u;

function hyphenated(word: Word, pieces: readonly string[]): string[] {
  return word.map(({ inline, needsRoom }, index) => {
    if (inline) return '';
    const piece = pieces[index] ?? '';
    const isParted = needsRoom && CUT.test(`${piece}\n${pieces[index + 1] ?? ''}`);
    return isParted ? `${piece}-` : piece;
  });
}
