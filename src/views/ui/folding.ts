import { useEffect } from 'react';

/** How far down, in pixels, the head of a page always stands open. */
const TOP = 48;
/** Shorter moves, in pixels, are a finger that trembles. */
const SLACK = 4;

let seenAt = 0;

const setFolded = (isFolded: boolean): void =>
  void document.documentElement.toggleAttribute('data-folded', isFolded && window.scrollY > TOP);

/** Folds away what is marked by `data-folds` while the visitor scrolls down, and brings it back on the way up. */
export function useFolding(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const follow = (): void => {
      const moved = window.scrollY - seenAt;
      if (Math.abs(moved) < SLACK) return;
      seenAt = window.scrollY;
      setFolded(moved > 0);
    };
    window.addEventListener('scroll', follow, { signal: leaving.signal, passive: true });
    return () => leaving.abort();
  }, []);
}

/** Scrolls the page by pixels with its head folded away, in whichever direction it goes. */
export function scrollFolded(pixels: number): void {
  window.scrollBy({ top: pixels, behavior: 'instant' });
  seenAt = window.scrollY;
  setFolded(true);
}
