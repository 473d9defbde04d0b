import { useEffect } from 'react';

/** The scroll position, in pixels, up to which the head of a page is never folded. */
const TOP = 48;
/** Shorter moves, in pixels, are ignored as a trembling finger. */
const SLACK = 4;

let seenAt = 0;

const setFolded = (isFolded: boolean): void =>
  void document.documentElement.toggleAttribute('data-folded', isFolded && window.scrollY > TOP);

/** Folds away the elements marked by `data-folds` while the visitor scrolls down, and unfolds them on the way up. */
export function useFolding(): void {
  // It stays: the page around all views is never unmounted, and the browser ignores a listener that it has.
  useEffect(() => window.addEventListener('scroll', follow), []);
}

function follow(): void {
  const moved = window.scrollY - seenAt;
  if (Math.abs(moved) < SLACK) return;
  seenAt = window.scrollY;
  setFolded(moved > 0);
}

/** Scrolls the page by pixels, in either direction, with its head folded away. */
export function scrollFolded(pixels: number): void {
  window.scrollBy({ top: pixels, behavior: 'instant' });
  seenAt = window.scrollY;
  setFolded(true);
}
