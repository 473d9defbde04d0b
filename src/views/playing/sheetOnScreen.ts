/** The lines of the open song that are shown, whichever of them are in view. */
export const sheetLines = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-line]')].filter(({ offsetHeight }) => offsetHeight > 0);

/** How far the page must be scrolled for the sheet to pass by one line, in pixels; columns pass side by side. */
export function linePitch(): number {
  const places = sheetLines().map((line) => line.getBoundingClientRect());
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  return (bottom - top) / places.length;
}

/** Whether the page can be scrolled no further. */
export const isAtPageEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
