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
