import { IN_ONE_ROW, measure, ROUNDING, sizeOf, write } from './setSheet';
import { typeset } from './typeset';

/** The room between a song's head and the note on its rights on a page of A4 or American paper, in pixels. */
const PAPER = { width: 670, height: 830 };
/** A rem on paper, in pixels, as in `theme.css`. */
const PAPER_REM = 14;
/** How far letters may give way on paper, as a factor of the chosen size. */
const GIVING_WAY_ON_PAPER = 0.8;

/**
 * Sets a sheet for the page's own print-out: on the fewest pages, in the largest letters. A song of several pages that
 * has no room for columns keeps its letters.
 */
export function setForPaper(sheet: HTMLElement): void {
  sheet.dataset['set'] = 'paper';
  sheet.style.cssText = '';
  const largest = (sizeOf(sheet) / sizeOf(document.documentElement)) * PAPER_REM;
  const smallest = GIVING_WAY_ON_PAPER * largest;
  // Browsers round a line by up to a pixel, which is more of an em in the small letters of paper.
  const song = measure(sheet, 'var(--text)', IN_ONE_ROW, 1 / smallest);
  const set = typeset(song, { ...PAPER, width: PAPER.width - song.padding, smallest, largest });
  sheet.style.cssText = '';
  if (set.screens.length > 1) {
    // The browser fills the columns of one page after the other.
    if (set.columns > 1) sheet.style.cssText = `--size: ${set.size}px; --columns: ${set.columns}`;
    return;
  }
  write(sheet, song.lines, set);
  // On one page Chromium moves columns without a height to the next page.
  if (set.columns > 1) sheet.style.setProperty('--height', `${set.height * set.size + ROUNDING}px`);
}
