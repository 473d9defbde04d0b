/** The visible lines of a sheet, on or off screen, by their `data-line`; one that is only heard is a pixel high. */
export const sheetLines = (sheet: HTMLElement): readonly HTMLElement[] =>
  [...sheet.querySelectorAll<HTMLElement>('[data-line]')].filter(({ offsetHeight }) => offsetHeight > 1);

/** The places on the screen of the lines that say or play something. */
export const linePlaces = (sheet: HTMLElement): readonly DOMRect[] =>
  sheetLines(sheet)
    .filter(({ textContent }) => textContent.trim() !== '')
    .map((line) => line.getBoundingClientRect());

/** The average distance between lines, in pixels; lines in columns side by side count together. */
export function linePitch(sheet: HTMLElement): number {
  const places = sheetLines(sheet).map((line) => line.getBoundingClientRect());
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  return (bottom - top) / places.length;
}

/** What folds and has not, as `ui/theme.css` has it. */
const UNFOLDED = ':root:not([data-folded]) [data-folds], [data-folds]:focus-within';

/** From where to where lines are not covered, in pixels from the screen's top: a head that folds ends above, a bar begins below. */
export function openScreen(lines: readonly DOMRect[]): { top: number; bottom: number } {
  return {
    top: Math.max(0, ...placesOver(lines, UNFOLDED).map(({ bottom }) => bottom)),
    bottom: Math.min(
      window.innerHeight,
      ...placesOver(lines, '[data-bar], [data-bar] > *').map(({ top }) => top),
    ),
  };
}

/** The height of a head, in pixels, that the page's scrolling does not fold away, for it has the focus. */
export function keptHead(): number {
  const head = document.querySelector<HTMLElement>('[data-folds]:focus-within');
  if (!head) return 0;
  const { position, top } = getComputedStyle(head);
  return position === 'sticky' ? parseFloat(top) + head.offsetHeight : 0;
}

/** The screen's height over its bars, in pixels, also where the page is scrolled past them. */
export function heightOverBars(lines: readonly DOMRect[]): number {
  const passed = placesOver(lines, 'article > [data-bar]').map(({ bottom }) => window.innerHeight - bottom);
  return Math.min(window.innerHeight, openScreen(lines).bottom + Math.max(0, ...passed));
}

/** The places on the screen of the parts of the page that reach over lines or over what is left of them. */
function placesOver(lines: readonly DOMRect[], selector: string): readonly DOMRect[] {
  const right = Math.max(...lines.map((line) => line.right));
  return [...document.querySelectorAll(selector)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, height }) => left < right && height > 0);
}

/** Whether the page can be scrolled no further. */
export const isAtPageEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
