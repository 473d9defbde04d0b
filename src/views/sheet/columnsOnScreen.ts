import type { SongContent } from '../../catalogue';
import { total, width } from './columnsOnPaper';
import type { Expand } from './Sheet';
import { songStanzas, type Stanza } from './sheetLayout';

/** The heights of a row of words and of one with chords, in ems, as in `Sheet.module.css`. */
const ROW = 1.45;
const CHORD_ROW = 2.85;
/** The widths of a letter, so that wide ones have room, and of a rule beside a line, in ems. */
const LETTER = 0.6;
const BESIDE = 0.5;

/** A song's widest line and its heights in one, two and three columns, in ems, for `pages/SongPage.module.css`. */
export function columnsOnScreen(song: SongContent, expand: Expand): Readonly<Record<`--${string}`, number>> {
  const stanzas = expand(songStanzas(song), song);
  const widest = Math.max(...stanzas.flat().map(({ line }) => width(line)));
  const heights = stanzas.map(heightOf);
  return {
    '--line': Math.ceil(LETTER * widest + BESIDE),
    '--rows-1': Math.ceil(tallest(heights, 1)),
    '--rows-2': Math.ceil(tallest(heights, 2)),
    '--rows-3': Math.ceil(tallest(heights, 3)),
  };
}

const heightOf = (stanza: Stanza): number =>
  total(stanza.map(({ line, repeat }) => (repeat === 'mark' ? 0 : line.hasChords ? CHORD_ROW : ROW)));

/** The height of the highest of at most `columns` columns, if it is as low as stanzas allow. */
function tallest(heights: readonly number[], columns: number): number {
  const all = total(heights);
  if (columns === 1) return all;
  const split = heights.map((_, first) =>
    Math.max(total(heights.slice(0, first)), tallest(heights.slice(first), columns - 1)),
  );
  return Math.min(all, ...split);
}
