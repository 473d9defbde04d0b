import { scrollFolded } from '../ui';
import { ROW_MARGIN, sheetLines } from '../sheet/setSheet';
import { openScreen } from '../sheet/sheetOnScreen';
import { columnRows, measureRows } from './measureRows';

/** The margin kept above the first line in view and below the last one, in pixels. */
const MARGIN = 8;

/**
 * Scrolls so that the last whole line becomes the first, or the reverse, in columns to the next row of them; false if that
 * end is in view.
 */
export function turnScrolled(sheet: HTMLElement, direction: 1 | -1): boolean {
  const lines = linePlaces(sheet);
  const { top, bottom } = openScreen(lines);
  const isThere =
    direction === 1
      ? lines.every((line) => line.bottom <= bottom + 1)
      : lines.every((line) => line.top >= top - 1);
  if (isThere) return false;
  const rowStep = stepToRow(sheet, direction, bottom);
  if (rowStep) {
    scrollFolded(rowStep);
    return true;
  }
  const inView = lines.filter((line) => line.top >= top - 1 && line.bottom <= bottom + 1);
  const step =
    direction === 1
      ? Math.max(...inView.map((line) => line.top)) - MARGIN - keptHead()
      : Math.min(...inView.map((line) => line.bottom)) + MARGIN - bottom;
  // Without a line to keep in view, turns by nine tenths of the screen.
  scrollFolded(step * direction > 1 && Number.isFinite(step) ? step : direction * (bottom - top) * 0.9);
  return true;
}

/** How far the page scrolls to the next row of columns that is not all in view, or back to the one before; 0 without one. */
function stepToRow(sheet: HTMLElement, direction: 1 | -1, end: number): number {
  const rows = columnRows(sheet);
  const row =
    direction === 1
      ? rows.find(({ bottom }) => bottom > end + 1)
      : rows.filter(({ top }) => top < ROW_MARGIN - 1).at(-1);
  const step = row ? row.top - ROW_MARGIN : 0;
  return step * direction > 1 ? step : 0;
}

/** Moves the page by a line, the first one in view, or back by the one before it; by rows of columns if there are several. */
export function turnLine(sheet: HTMLElement, direction: 1 | -1): void {
  if (columnRows(sheet).length > 1 && turnScrolled(sheet, direction)) return;
  const lines = linePlaces(sheet);
  const { top } = openScreen(lines);
  const passed =
    direction === 1
      ? lines.find((line) => line.bottom > top + MARGIN)
      : lines.filter((line) => line.top < top - MARGIN).at(-1);
  scrollFolded(direction * (passed?.height ?? measureRows(sheet).pitch));
}

/** The positions on the screen of the lines that are not blank. */
const linePlaces = (sheet: HTMLElement): readonly DOMRect[] =>
  sheetLines(sheet)
    .filter(({ textContent }) => textContent.trim() !== '')
    .map((line) => line.getBoundingClientRect());

/** The height, in pixels, of a head that scrolling does not fold away because it has the focus; 0 without one. */
function keptHead(): number {
  const head = document.querySelector<HTMLElement>('[data-folds]:focus-within');
  if (!head) return 0;
  const { position, top } = getComputedStyle(head);
  return position === 'sticky' ? parseFloat(top) + head.offsetHeight : 0;
}
