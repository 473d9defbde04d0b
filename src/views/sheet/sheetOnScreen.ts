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

/** The height of the row of tools where it lies over lines, in pixels, without a player, which comes and goes. */
export const toolsOver = (lines: readonly DOMRect[]): number =>
  Math.max(0, ...placesOver(lines, 'article > [data-bar] > button').map(({ height }) => height));

/** The positions on the screen of the elements that cover lines or the space to the left of them. */
function placesOver(lines: readonly DOMRect[], selector: string): readonly DOMRect[] {
  const right = Math.max(...lines.map((line) => line.right));
  return [...document.querySelectorAll(selector)]
    .map((part) => part.getBoundingClientRect())
    .filter(({ left, height }) => left < right && height > 0);
}
