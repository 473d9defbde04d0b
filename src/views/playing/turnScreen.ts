import { isAtPageEnd, sheetLines } from './sheetOnScreen';

/** The margin kept above the first line in view and below the last one, in pixels. */
const MARGIN = 8;

/** Turns a page: the last whole line in view becomes the first one, or the other way round. Returns false at the end. */
export function turnScreen(direction: 1 | -1, bar: HTMLElement): boolean {
  if (direction === 1 && isAtPageEnd()) return false;
  const edge = window.innerHeight - coveredHeight(bar);
  const inView = sheetLines()
    .filter(({ textContent }) => textContent.trim() !== '')
    .map((line) => line.getBoundingClientRect())
    .filter(({ top, bottom }) => top >= -1 && bottom <= edge + 1);
  const step =
    direction === 1
      ? Math.max(...inView.map(({ top }) => top)) - MARGIN
      : Math.min(...inView.map(({ bottom }) => bottom)) + MARGIN - edge;
  // Without a line to keep in view, turns by nine tenths of the screen.
  const top = step * direction > 1 && Number.isFinite(step) ? step : direction * edge * 0.9;
  window.scrollBy({ top, behavior: 'instant' });
  return true;
}

/** The height covered by the sticky toolbar and what protrudes from it, in pixels. */
function coveredHeight(bar: HTMLElement): number {
  const tops = [bar, ...bar.children].map((part) => part.getBoundingClientRect().top);
  return bar.getBoundingClientRect().bottom - Math.min(...tops) + parseFloat(getComputedStyle(bar).bottom);
}
