import type { SongFile, SongSection } from './song';

/** A line of words that are sung, and the column where they begin: after a strophe's number and a cue. */
export interface SungLine {
  readonly line: number;
  readonly from: number;
}

/** Lines that are sung twice, from the first to the last, and the line with the mark that says so. */
export interface Repeat {
  readonly lines: readonly number[];
  readonly mark: number;
}

/** What stands in parentheses at the beginning of a line, such as who sings it: `(Աղջիկ) `. */
const CUE = /^\([Ա-և]+\) /;

const ENDINGS = ['վերջին տողը', 'վերջին երկու տողը', 'վերջին երեք տողը', 'վերջին չորս տողը'];
const FRENCH_ENDINGS = ['dernier vers', 'deux derniers vers', 'trois derniers vers', 'quatre derniers vers'];

/** How many lines each mark that a song may have repeats; Infinity for the whole strophe or refrain. */
const REPEATS = new Map<string, number>([
  ...ENDINGS.map((ending, index) => [`Կրկնել ${ending}`, index + 1] as const),
  ...FRENCH_ENDINGS.map((ending, index) => [`Bis : ${ending}`, index + 1] as const),
  ...['Կրկնել տունը', 'Կրկնել կրկներգը', 'Bis : le couplet', 'Bis : le refrain'].map(
    (mark) => [mark, Infinity] as const,
  ),
]);

/** The label of the section that begins with a line; empty where none does, or where it has none. */
export function labelAt(sections: readonly SongSection[], line: number): string {
  return sections.find(({ from }) => from === line)?.label ?? '';
}

/** What a label puts before the first line of its section: a number and a blank, such as `1. `; empty for any other label. */
export function numberPrefix(label: string): string {
  return /^\d+\.$/.test(label) ? `${label} ` : '';
}

/** Whether a section begins with its label on a line of its own. */
export function hasLabelLine(label: string): boolean {
  return label !== '' && numberPrefix(label) === '';
}

/**
 * How many of the lines before it in its section a mark repeats, Infinity for all of them; null for a line that is no
 * such mark.
 * @example repeatedLines('Կրկնել վերջին երկու տողը') // 2
 */
export function repeatedLines(line: string): number | null {
  return REPEATS.get(line) ?? null;
}

/** The words of a song and its sections. */
type Sectioned = Pick<SongFile, 'body' | 'sections'>;

/** The lines of a song that are sung, in order: no labels, no refrains that are recalled, no marks of repeats. */
export function sungLines({ body, sections }: Sectioned): SungLine[] {
  return body.lyrics.flatMap((lyric, line) => {
    const label = labelAt(sections, line);
    if (lyric === '' || hasLabelLine(label) || repeatedLines(lyric) !== null) return [];
    const number = numberPrefix(label).length;
    const cue = CUE.exec(lyric.slice(number))?.[0] ?? '';
    return [{ line, from: number + cue.length }];
  });
}

/** The words of the first line that is sung, without a dash before what somebody says; empty where none is. */
export function firstSungLine(song: Sectioned): string {
  const [first] = sungLines(song);
  return first ? song.body.lyrics[first.line]!.slice(first.from).replace(/^—\s*/, '') : '';
}

/** What the marks of a song repeat, in order. */
export function repeatsOf(song: Sectioned): Repeat[] {
  const sung = sungLines(song).map(({ line }) => line);
  return song.body.lyrics.flatMap((lyric, mark) => {
    const count = repeatedLines(lyric);
    const section = song.sections.find(({ from, to }) => from <= mark && mark < to);
    if (count === null || !section) return [];
    return [{ lines: sung.filter((line) => line >= section.from && line < mark).slice(-count), mark }];
  });
}
