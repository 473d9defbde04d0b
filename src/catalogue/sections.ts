import type { SongFile, SongSection } from './song';

/** A line of words that are sung, and the column where they begin: after the number of a strophe. */
export interface SungLine {
  readonly line: number;
  readonly from: number;
}

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

/** The lines of a song that are sung, in order: no labels, no refrains that are recalled, no marks of repeats. */
export function sungLines({ body, sections }: Pick<SongFile, 'body' | 'sections'>): SungLine[] {
  return body.lyrics.flatMap((lyric, line) => {
    const label = labelAt(sections, line);
    if (lyric === '' || hasLabelLine(label) || repeatedLines(lyric) !== null) return [];
    return [{ line, from: numberPrefix(label).length }];
  });
}
