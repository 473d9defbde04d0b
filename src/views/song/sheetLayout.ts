import { repeatsOf, sungLines, type Song } from '../../catalogue';
import type { Segment, SheetLine, Word } from '../../music';
import { stanzaNames } from '../text/song';

/** A line of a sheet and its index in the song. */
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

/** Whether a line has neither words nor chords. */
export const isBlank = ({ words }: SheetLine): boolean => words.length === 0;

/**
 * What the section that begins with a line is called. A strophe has its own number, else its place, unless others have one;
 * undefined where no section begins, or one without a name.
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

/** What of a line is not sung, and its place among lines that are sung twice. */
export interface LineSetting {
  /** How many of its characters, from the first on, are a label. */
  readonly label: number;
  /** Whether it is the first of such lines, their last, both, or neither; or the mark that says it in words. */
  readonly repeat?: '' | 'first' | 'last' | 'first last' | 'mark';
}

/** How each line of a song is set. */
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

/** How many of a line's words are its label, which is so many characters long. */
export function countLabelWords(words: readonly Word[], label: number): number {
  let column = 0;
  const sung = words.findIndex((word) => {
    column = word.reduce((sum, { lyric }) => sum + lyric.length, column);
    return label === 0 || column > label;
  });
  return sung === -1 ? words.length : sung;
}

/** Whether a line is chords alone. */
export const isInstrumental = ({ words, hasChords }: SheetLine): boolean =>
  hasChords && words.flat().every(({ lyric }) => lyric === '');

/** What a line is drawn of: texts, segments with a chord, and words that hold room. */
type Part = string | Segment | Word;

/** A line's parts. Words without chords are joined, which is laid out in a fraction of the time. */
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

/** Whether the part of a line behind this one goes on with its last word. */
export const endsInWord = (part: Part | undefined): boolean =>
  /\S$/.test(typeof part === 'string' ? part : part && 'lyric' in part ? part.lyric : '');
