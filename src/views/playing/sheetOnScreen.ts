/** The sheet of the open song; null before it is there. */
export const theSheet = (): HTMLElement | null => document.querySelector('[data-testid=sheet]');

/** The visible lines of the song, on or off screen, by their `data-line`; one that is only heard is a pixel high. */
export const sheetLines = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-line]')].filter(({ offsetHeight }) => offsetHeight > 1);

/** The places on the screen of the lines that say or play something. */
export const linePlaces = (): readonly DOMRect[] =>
  sheetLines()
    .filter(({ textContent }) => textContent.trim() !== '')
    .map((line) => line.getBoundingClientRect());

/** The average distance between lines, in pixels; lines in columns side by side count together. */
export function linePitch(): number {
  const places = sheetLines().map((line) => line.getBoundingClientRect());
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  return (bottom - top) / places.length;
}

/** From where to where lines are not covered, in pixels from the screen's top: a head that folds ends above, a bar begins below. */
export function openScreen(lines: readonly DOMRect[]): { top: number; bottom: number } {
  const right = Math.max(...lines.map((line) => line.right));
  const over = (selector: string): DOMRect[] =>
    [...document.querySelectorAll(selector)]
      .map((part) => part.getBoundingClientRect())
      .filter(({ left, height }) => left < right && height > 0);
  return {
    top: Math.max(0, ...over(':root:not([data-folded]) [data-folds]').map(({ bottom }) => bottom)),
    bottom: Math.min(window.innerHeight, ...over('[data-bar], [data-bar] > *').map(({ top }) => top)),
  };
}

/** Whether the page can be scrolled no further. */
export const isAtPageEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
