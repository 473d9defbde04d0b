import type { ReaderSettings } from '../../state';
import { ROUNDING } from '../sheet/setSheet';
import { COLUMN_GAP, type Room } from '../sheet/typeset';

const A4 = {
  side: 'A4 portrait',
  pagesOnSide: 1,
  width: 210,
  height: 297,
  margins: { top: 14, side: 16, bottom: 18 },
  text: 11,
  contentsColumns: 2,
  shapes: { inRow: 8, rows: 9 },
  letters: { usual: { smallest: 9.75, largest: 16 }, large: { smallest: 15, largest: 24 } },
} as const;

/** The papers of a booklet: lengths in millimetres, letters of a song in points, the chord shapes that a page holds, `side` as `@page` names it. */
export const PAPERS = {
  A4,
  A5: {
    side: 'A4 landscape',
    pagesOnSide: 2,
    width: 148.5,
    height: 210,
    margins: { top: 10, side: 12, bottom: 14 },
    text: 9.5,
    contentsColumns: 1,
    shapes: { inRow: 6, rows: 7 },
    letters: { usual: { smallest: 8.5, largest: 13 }, large: { smallest: 12, largest: 18 } },
  },
  Letter: { ...A4, side: 'letter portrait', width: 215.9, height: 279.4, shapes: { inRow: 8, rows: 8 } },
} as const satisfies Record<ReaderSettings['bookletPaper'], object>;

export type Paper = (typeof PAPERS)[keyof typeof PAPERS];
type Letters = Paper['letters'][keyof Paper['letters']];

export const MILLIMETRE = 96 / 25.4;
export const POINT = 96 / 72;

/** The width and the height of a page between its margins, in CSS pixels. */
export const textArea = ({ width, height, margins }: Paper) => ({
  width: (width - 2 * margins.side) * MILLIMETRE,
  height: (height - margins.top - margins.bottom) * MILLIMETRE,
});

/** The room for a song on a page beside its head and foot, whose height is `around`; in CSS pixels. */
export function roomWithin(around: number, paper: Paper, { smallest, largest }: Letters): Room {
  const { width, height } = textArea(paper);
  return { width, height: height - around - ROUNDING, smallest: smallest * POINT, largest: largest * POINT };
}

/** The widths that a staff may have, in ems of a song whose longest line is `words` wide. */
export function staffWidths(paper: Paper, { smallest, largest }: Letters, words: number): readonly number[] {
  const inLetters = (size: number): number => textArea(paper).width / (size * POINT);
  const widths = [
    inLetters(smallest),
    inLetters((smallest + largest) / 2),
    inLetters(largest),
    (inLetters(smallest) - COLUMN_GAP) / 2,
  ];
  return widths.map((width) => Math.max(width, words));
}
