import type { SettingValues } from '../../state';

/** The smallest and the largest letters of a song, in points. */
export interface Letters {
  readonly smallest: number;
  readonly largest: number;
}

/** A paper and its layout; lengths in millimetres, sizes of letters in points. */
export interface Paper {
  /** The size of a side of paper, as `@page` names it, and how many pages stand side by side on it. */
  readonly side: 'A4 portrait' | 'A4 landscape';
  readonly pagesOnSide: 1 | 2;
  /** The size of a page of the booklet. */
  readonly width: number;
  readonly height: number;
  readonly margins: { readonly top: number; readonly side: number; readonly bottom: number };
  /** The letters of titles and everything else outside songs. */
  readonly text: number;
  readonly contentsColumns: 1 | 2;
  readonly letters: Readonly<Record<SettingValues['bookletLetters'], Letters>>;
}

/** The papers that a booklet can be printed on. */
export const PAPERS: Readonly<Record<SettingValues['bookletPaper'], Paper>> = {
  A4: {
    side: 'A4 portrait',
    pagesOnSide: 1,
    width: 210,
    height: 297,
    margins: { top: 14, side: 16, bottom: 18 },
    text: 11,
    contentsColumns: 2,
    letters: { usual: { smallest: 10, largest: 16 }, large: { smallest: 15, largest: 24 } },
  },
  A5: {
    side: 'A4 landscape',
    pagesOnSide: 2,
    width: 148.5,
    height: 210,
    margins: { top: 10, side: 12, bottom: 14 },
    text: 9.5,
    contentsColumns: 1,
    letters: { usual: { smallest: 8.5, largest: 13 }, large: { smallest: 12, largest: 18 } },
  },
};

const MILLIMETRE = 96 / 25.4;
/** A point in CSS pixels. */
export const POINT = 96 / 72;

/** The width and the height of a page between its margins, in CSS pixels. */
export const textArea = ({
  width,
  height,
  margins,
}: Paper): { readonly width: number; readonly height: number } => ({
  width: (width - 2 * margins.side) * MILLIMETRE,
  height: (height - margins.top - margins.bottom) * MILLIMETRE,
});
