import { repeatsOf, sungLines, type Song } from '../../catalogue';
import type { Segment, SheetLine, Word } from '../../music';
import { stanzaNames } from '../text/song';

export interface NumberedLine {
  readonly line: SheetLine;
  readonly index: number;
}

/** Lines that are kept together, and the blank ones after them. */
export type Stanza = readonly NumberedLine[];

/** The lines of a sheet in stanzas; the blank lines after a stanza belong to it. */
export function splitStanzas(lines: readonly SheetLine[]): readonly Stanza[] {
  const stanzas: NumberedLine[][] = [];
  lines.forEach((line, index) => {
    const follows = index > 0 && (isBlank(line) || !isBlank(lines[index - 1]!));
    if (follows) stanzas.at(-1)!.push({ line, index });
    else stanzas.push([{ line, index }]);
  });
  return stanzas;
}

export const isBlank = ({ words }: SheetLine): boolean => words.length === 0;

/**
 * The name of the section that begins with a line. A verse is named by its own number, or by its place if no verse has
 * a label; undefined if no section begins here, or one without a name.
 */
export function stanzaName(
  { sections, language }: Pick<Song, 'sections' | 'language'>,
  line: number,
): string | undefined {
  const section = sections.find(({ from }) => from === line);
  if (!section) return undefined;
  const names = stanzaNames[language];
  if (section.kind !== 'verse') return section.label || names.chorus;
  const verses = sections.filter(({ kind }) => kind === 'verse');
  const isCounted = verses.every(({ label }) => label === '');
  const number = isCounted ? verses.indexOf(section) + 1 : parseInt(section.label, 10);
  return number ? names.verse(number) : section.label || undefined;
}

/** The label of a line, which is not sung, and the line's place among lines that are sung twice. */
export interface LineSetting {
  /** The number of its first characters that are a label. */
  readonly label: number;
  /** The first of such lines, their last, both, or neither (empty); or the mark that says it in words. */
  readonly repeat?: '' | 'first' | 'last' | 'first last' | 'mark';
}

export function lineSettings(song: Pick<Song, 'body' | 'sections'>): readonly LineSetting[] {
  const sung = new Map(sungLines(song).map(({ line, from }) => [line, from]));
  const places = new Map<number, LineSetting['repeat']>();
  for (const { lines, mark } of repeatsOf(song)) {
    places.set(mark, 'mark');
    for (const line of lines) places.set(line, '');
    places.set(lines[0]!, 'first').set(lines.at(-1)!, lines.length === 1 ? 'first last' : 'last');
  }
  return song.body.lyrics.map((lyric, line) => ({
    label: sung.get(line) ?? lyric.length,
    repeat: places.get(line),
  }));
}

/** The number of a line's words in its label, which is `label` characters long. */
export function countLabelWords(words: readonly Word[], label: number): number {
  let column = 0;
  const sung = words.findIndex((word) => {
    column = word.reduce((sum, { lyric }) => sum + lyric.length, column);
    return label === 0 || column > label;
  });
  return sung === -1 ? words.length : sung;
}

export const isInstrumental = ({ words, hasChords }: SheetLine): boolean =>
  hasChords && words.flat().every(({ lyric }) => lyric === '');

/** A part of a drawn line: a text, a segment with a chord, or a word with room for a chord. */
type Part = string | Segment | Word;

/** A line's parts. Words without chords are joined, because one text is laid out in a fraction of the time. */
export function lineParts(words: readonly Word[]): readonly Part[] {
  const parts: Part[] = [];
  for (const piece of words.flatMap<Segment | Word>((word) => (holdsRoom(word) ? [word] : word))) {
    const last = parts.at(-1);
    if (!('lyric' in piece) || piece.above || piece.inline) parts.push(piece);
    else if (typeof last === 'string') parts[parts.length - 1] = last + piece.lyric;
    else parts.push(piece.lyric);
  }
  return parts;
}

const holdsRoom = (word: Word): boolean => word.some(({ needsRoom }) => needsRoom);

/** Whether a part ends inside a word, which the next part continues. */
export const endsInWord = (part: Part | undefined): boolean =>
  /\S$/.test(typeof part === 'string' ? part : part && 'lyric' in part ? part.lyric : '');
