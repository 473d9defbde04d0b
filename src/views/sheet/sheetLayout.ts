import { weakMapMemoize } from '@reduxjs/toolkit';
import { clsx } from 'clsx';
import { repeatsOf, sungLines, type SongContent } from '../../catalogue';
import type { Segment, SheetLine, Word } from '../../music';
import { sheetOf } from '../../state';
import { stanzaNames } from '../text';

/** A line of a sheet, with the length of its label and its place in a repeat. */
export interface StanzaLine {
  readonly line: SheetLine;
  readonly index: number;
  /** The row in which a recall repeats the line, as in `SungRow`; none for the written line. */
  readonly row?: number;
  /** The number of its first characters that are a label; Infinity for a line that is not sung. */
  readonly label: number;
  /** In lines that are sung twice: `first`, `last`, both, or empty between. `mark`: the line that says the repeat. */
  readonly repeat?: string | undefined;
  /** The index of the first word that is hidden until a tap. */
  readonly hiddenFrom?: number;
  /** What the line means, and its explained words. */
  readonly meant?: { readonly rows: readonly string[]; readonly glosses: ReadonlyMap<Word, Explained> };
}

/** A word that is explained. */
export interface Explained {
  readonly gloss: string;
  /** The word, for screen readers. */
  readonly name: string;
  /** Whether it is the first word of those that are explained together. */
  readonly isFirst: boolean;
}

/** The lines of a section and the blank ones after them. */
export type Stanza = readonly StanzaLine[];

export const songStanzas = weakMapMemoize((song: SongContent, noteWidth?: number): readonly Stanza[] => {
  const sung = new Map(sungLines(song).map(({ line, from }) => [line, from]));
  const repeats = new Map<number, string>();
  for (const { lines, mark } of repeatsOf(song)) {
    repeats.set(mark, 'mark');
    lines.forEach((line, place) => {
      repeats.set(line, clsx(place === 0 && 'first', place === lines.length - 1 && 'last'));
    });
  }
  const lines = sheetOf(song, noteWidth).map((line, index): StanzaLine => ({
    line,
    index,
    label: sung.get(index) ?? Infinity,
    repeat: repeats.get(index),
  }));
  return song.sections.map(({ from }, section) => lines.slice(from, song.sections[section + 1]?.from));
});

/**
 * The name of the section that begins with a line. A verse is named by its own number, or by its place if no verse has
 * a label; undefined if no section begins here, or one without a name.
 */
export function stanzaName(
  { sections, language }: Pick<SongContent, 'sections' | 'language'>,
  line: number | undefined,
): string | undefined {
  const section = sections.find(({ from }) => from === line);
  if (!section) return undefined;
  const names = stanzaNames[language === 'fr' ? 'fr' : 'hy'];
  if (section.kind !== 'verse') return section.label || names.chorus;
  const verses = sections.filter(({ kind }) => kind === 'verse');
  const isCounted = verses.every(({ label }) => label === '');
  const number = isCounted ? verses.indexOf(section) + 1 : parseInt(section.label, 10);
  return number ? names.verse(number) : section.label || undefined;
}

/** Whether a stanza only calls a refrain, by its name. */
export const isCall = ({ sections }: Pick<SongContent, 'sections'>, stanza: Stanza): boolean =>
  sections.find(({ from }) => from === stanza[0]?.index)?.kind === 'recall' &&
  stanza.every(({ row }) => row === undefined);

/** The stanzas that stay together: each with the calls of a refrain below it. */
export function blocksOf(
  content: Pick<SongContent, 'sections'>,
  stanzas: readonly Stanza[],
): readonly (readonly Stanza[])[] {
  const blocks: Stanza[][] = [];
  for (const stanza of stanzas)
    if (isCall(content, stanza) && blocks.length > 0) blocks.at(-1)!.push(stanza);
    else blocks.push([stanza]);
  return blocks;
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

/** The lyric of some words, without the chords inside it. */
export const lyricOf = (words: readonly Word[]): string =>
  words
    .flat()
    .map(({ inline, lyric }) => (inline ? '' : lyric))
    .join('');

export const isInstrumental = ({ words, hasChords }: SheetLine): boolean =>
  hasChords && words.flat().every(({ lyric }) => lyric === '');

/** A part of a drawn line: a text, a segment with a chord, or a word with room for a chord. */
type Part = string | Segment | Word;

/**
 * A line's parts. Words without chords are joined, because one text is laid out in a fraction of the time; those of
 * `apart` are not.
 */
export function lineParts(words: readonly Word[], apart?: ReadonlyMap<Word, unknown>): readonly Part[] {
  const parts: Part[] = [];
  for (const piece of words.flatMap<Segment | Word>((word) =>
    apart?.has(word) || isOneBox(word) ? [word] : word,
  )) {
    const last = parts.at(-1);
    if (!('lyric' in piece) || piece.above || piece.inline) parts.push(piece);
    else if (typeof last === 'string') parts[parts.length - 1] = last + piece.lyric;
    else parts.push(piece.lyric);
  }
  return parts;
}

/** Whether a word is laid out as a box: it has room for a chord, or a space that no line may break at. */
const isOneBox = (word: Word): boolean =>
  word.some(({ needsRoom }) => needsRoom) || /\S\s\S/.test(word.map(({ lyric }) => lyric).join(''));

/** Whether a part ends inside a word, which the next part continues. */
export const endsInWord = (part: Part | undefined): boolean =>
  /\S$/.test(typeof part === 'string' ? part : part && 'lyric' in part ? part.lyric : '');
