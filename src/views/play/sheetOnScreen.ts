/** The visible lines of a sheet, on or off screen; a line for screen readers only is a pixel high, and left out. */
export const sheetLines = (sheet: HTMLElement): readonly HTMLElement[] =>
  [...sheet.querySelectorAll<HTMLElement>('[data-line]')].filter(({ offsetHeight }) => offsetHeight > 1);

/** The positions on the screen of the lines that are not blank. */
export const linePlaces = (sheet: HTMLElement): readonly DOMRect[] =>
  sheetLines(sheet)
    .filter(({ textContent }) => textContent.trim() !== '')
    .map((line) => line.getBoundingClientRect());

/**
 * The number of a sheet's rows and their average distance in pixels. Blank rows between stanzas count, for they are as
 * high as a line; rows in columns side by side count together.
 */
export function measureRows(sheet: HTMLElement) {
  const places = sheetLines(sheet).map((line) => line.getBoundingClientRect());
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  const count = places.length + sheet.querySelectorAll('[data-line]:empty').length;
  return { count, pitch: (bottom - top) / count };
}

/** The folding elements that are not folded, as in `ui/theme.css`. */
const UNFOLDED = ':root:not([data-folded]) [data-folds], [data-folds]:focus-within';

/** The part of the screen where lines are not covered, in pixels from its top: between a folding head and the bars. */
export function openScreen(lines: readonly DOMRect[]): { top: number; bottom: number } {
  return {
    top: Math.max(0, ...placesOver(lines, UNFOLDED).map(({ bottom }) => bottom)),
    bottom: Math.min(
      window.innerHeight,
      ...placesOver(lines, '[data-bar], [data-bar] > *').map(({ top }) => top),
    ),
  };
}

/** The height, in pixels, of a head that scrolling does not fold away because it has the focus; 0 without one. */
export function keptHead(): number {
  const head = document.querySelector<HTMLElement>('[data-folds]:focus-within');
  if (!head) return 0;
  const { position, top } = getComputedStyle(head);
  return position === 'sticky' ? parseFloat(top) + head.offsetHeight : 0;
}

/** The screen's height above its bars, in pixels, also if the page is scrolled past them. */
export function heightOverBars(lines: readonly DOMRect[]): number {
  const passed = placesOver(lines, 'article > [data-bar]').map(({ bottom }) => window.innerHeight - bottom);
  return Math.min(window.innerHeight, openScreen(lines).bottom + Math.max(0, ...passed));
}

/** The positions on the screen of the elements that cover lines or the space to the left of them. */
function placesOver(lines: readonly DOMRect[], selector: string): readonly DOMRect[] {
  const right = Math.max(...lines.map((line) => line.right));
  return [...document.querySelectorAll(selector)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, height }) => left < right && height > 0);
}

export const isAtPageEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
