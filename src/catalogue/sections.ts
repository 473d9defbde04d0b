import type { SongFile, SongSection } from './song';

/** A sung line, and the column where its words begin: after the strophe's number and a cue. */
export interface SungLine {
  readonly line: number;
  readonly lyric: string;
  readonly chords: string;
  readonly from: number;
}

/** A cue in parentheses at the start of a line, such as the name of a singer: `(Աղջիկ) `. */
const CUE = /^\([Ա-և]+\) /;

/** The repeat marks of each language: for the last line, two, three and four lines, the whole strophe and refrain. */
const REPEAT_MARKS = `
Կրկնել     վերջին տողը, վերջին երկու տողը, վերջին երեք տողը, վերջին չորս տողը, տունը, կրկներգը
Repeat     last line, last two lines, last three lines, last four lines, verse, chorus
Повторить  последнюю строку, последние две строки, последние три строки, последние четыре строки, куплет, припев
Bis :      dernier vers, deux derniers vers, trois derniers vers, quatre derniers vers, le couplet, le refrain
`;

/** The number of lines that each repeat mark repeats; Infinity for the whole strophe or refrain. */
const REPEATS = new Map<string, number>(
  Array.from(REPEAT_MARKS.matchAll(/^(.+?) {2,}(.+)$/gm), ([, repeat = '', whats = '']) =>
    whats.split(', ').map((what, index) => [`${repeat} ${what}`, index < 4 ? index + 1 : Infinity] as const),
  ).flat(),
);

/** The label of the section that begins at a line; empty without a section or a label. */
export function labelAt(sections: readonly SongSection[], line: number): string {
  return sections.find(({ from }) => from === line)?.label ?? '';
}

/** The text that a numeric label puts before the first line of its section, such as `1. `; empty for other labels. */
export function numberPrefix(label: string): string {
  return /^\d+\.$/.test(label) ? `${label} ` : '';
}

/** Whether a section begins with its label on a separate line. */
export function hasLabelLine(label: string): boolean {
  return label !== '' && numberPrefix(label) === '';
}

/**
 * The number of lines above it in its section that a repeat mark repeats, Infinity for all; null for any other line.
 * @example repeatedLines('Կրկնել վերջին երկու տողը') // 2
 */
export function repeatedLines(line: string): number | null {
  return REPEATS.get(line) ?? null;
}

type Sectioned = Pick<SongFile, 'body' | 'sections'>;

/** The sung lines of a song in order, without labels, recalled refrains and repeat marks. */
export function sungLines({ body, sections }: Sectioned): SungLine[] {
  return body.lyrics.flatMap((lyric, line) => {
    const label = labelAt(sections, line);
    if (lyric === '' || hasLabelLine(label) || repeatedLines(lyric) !== null) return [];
    const number = numberPrefix(label).length;
    const cue = CUE.exec(lyric.slice(number))?.[0] ?? '';
    return [{ line, lyric, chords: body.chords[line] ?? '', from: number + cue.length }];
  });
}

/** The words of the first sung line, without a dash of direct speech; empty if no line is sung. */
export function firstSungLine(song: Sectioned): string {
  const [first] = sungLines(song);
  return first ? first.lyric.slice(first.from).replace(/^—\s*/, '') : '';
}

/** The first sung line as the name of a song: without a comma or a pause mark at its end. */
export const firstLineName = (song: Sectioned): string => firstSungLine(song).replace(/[,՝]$/, '');

/** The sections of a song, each with its sung lines; a recall has none of its own. */
export function sungSections(song: Sectioned) {
  const sung = sungLines(song);
  return song.sections.map((section) => ({
    ...section,
    lines: sung.filter(({ line }) => line >= section.from && line < section.to),
  }));
}

/** The lines that are sung twice, in order, and the line with each repeat mark. */
export function repeatsOf(song: Sectioned) {
  const sections = sungSections(song);
  return song.body.lyrics.flatMap((lyric, mark) => {
    const count = repeatedLines(lyric);
    const section = sections.find(({ from, to }) => from <= mark && mark < to);
    if (count === null || !section) return [];
    const above = section.lines.map(({ line }) => line).filter((line) => line < mark);
    return [{ lines: above.slice(-count), mark }];
  });
}

/** A written line, and the row of the sheet in which it is sung. */
export interface SungRow {
  readonly line: number;
  /** The line's index, or in a recalled refrain a fraction between the recall's index and the next. */
  readonly row: number;
}

/** The lines that are sung in a section; a recall sings the last refrain of its label above it. */
export function sungRows({ sections }: Pick<SongFile, 'sections'>, section: SongSection): readonly SungRow[] {
  const { kind, label, from } = section;
  const isRecalled = (other: SongSection): boolean =>
    other.kind === 'chorus' && other.label === label && other.to <= from;
  const refrain = kind === 'recall' ? sections.filter(isRecalled).at(-1) : undefined;
  const { from: first, to } = refrain ?? section;
  return Array.from({ length: to - first }, (_, place) => ({
    line: first + place,
    row: refrain ? from + (place + 1) / 100 : from + place,
  }));
}
