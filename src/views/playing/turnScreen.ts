import { isAtPageEnd, sheetLines } from './sheetOnScreen';

/** What is left free above the first line in view and below the last one, in pixels. */
const MARGIN = 8;

/** Turns a screenful, so that the last whole line in view is then the first one, or the other way round; false at the page's end. */
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
  // Where no line is to be kept in view, nearly all that is seen makes room.
  const top = step * direction > 1 && Number.isFinite(step) ? step : direction * edge * 0.9;
  window.scrollBy({ top, behavior: 'instant' });
  return true;
}

/** How much of the screen's lower end the bar covers while it sticks there, with what stands out of it. */
function coveredHeight(bar: HTMLElement): number {
  const tops = [bar, ...bar.children].map((part) => part.getBoundingClientRect().top);
  return bar.getBoundingClientRect().bottom - Math.min(...tops) + parseFloat(getComputedStyle(bar).bottom);
}
