import { useLayoutEffect, useRef, type RefObject } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from '../router';

/** Focuses an element or, if it is not in the page, the page's heading; the page is not scrolled. */
export function focusOrHeading(element?: Element | null): void {
  const isThere = element instanceof HTMLElement && element.matches('body *');
  (isThere ? element : document.querySelector('h1'))?.focus({ preventScroll: true });
}

/** The state of a navigation that only updates the address to match the page: focus and scroll position stay. */
export const KEEPS_PLACE = { keepsPlace: true };

const isKeepingPlace = (state: unknown): boolean =>
  (state as Partial<typeof KEEPS_PLACE> | null)?.keepsPlace === true;

/**
 * Moves the focus after each navigation. Going back, it returns to the link that was followed; on a new page it goes to
 * the heading, and the page is scrolled to its top. A replaced address is no navigation: nothing moves.
 */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  // Before the new page is painted: otherwise a frame of it shows the place of the page before.
  useLayoutEffect(() => {
    const left = shown.current;
    shown.current = location;
    const isBack = type === NavigationType.Pop;
    if (!main.current || left === location || type === NavigationType.Replace) return;
    // Going back before the followed page was drawn leaves nothing: the focus is still on the link.
    if (isBack ? createPath(left) === createPath(location) : isKeepingPlace(location.state)) return;
    if (!isBack) window.scrollTo(0, 0);
    const focused = document.activeElement;
    return whenHeaded(main.current, () => {
      // A focus that the visitor has moved stays. A link that is hidden while the page comes loses it to the body.
      if (document.activeElement !== focused && document.activeElement !== document.body) return;
      const link = `a[href="${CSS.escape(createPath(left))}"]`;
      focusOrHeading(isBack ? main.current?.querySelector(link) : null);
    });
  }, [location, type, main]);
}

/** Calls back when an element has a heading, which may come late; returns a function that ends the wait. */
export function whenHeaded(element: HTMLElement, onHeading: () => void): () => void {
  const changes = new MutationObserver(() => look());
  const look = (): void => {
    if (!element.querySelector('h1')) return;
    changes.disconnect();
    onHeading();
  };
  changes.observe(element, { childList: true, subtree: true });
  look();
  return () => changes.disconnect();
}
