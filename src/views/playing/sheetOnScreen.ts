/** The visible lines of the song, on or off screen; `song/SheetLineView.tsx` marks them by `data-line`. */
export const sheetLines = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-line]')].filter(({ offsetHeight }) => offsetHeight > 0);

/** The average distance between lines, in pixels; lines in columns side by side count together. */
export function linePitch(): number {
  const places = sheetLines().map((line) => line.getBoundingClientRect());
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  return (bottom - top) / places.length;
}

/** Whether the page can be scrolled no further. */
export const isAtPageEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
