import { useEffect, useRef, type RefObject } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from '../router';

/** Focuses an element or, if it is not in the page, the page's heading; the page is not scrolled. */
export function focusOrHeading(element?: Element | null): void {
  const isThere = element instanceof HTMLElement && element.matches('body *');
  (isThere ? element : document.querySelector('h1'))?.focus({ preventScroll: true });
}

/** The state of a navigation that only updates the address to match the page: focus and scroll position stay. */
export const KEEPS_PLACE = { keepsPlace: true };

export const isKeepingPlace = (state: unknown): boolean =>
  (state as Partial<typeof KEEPS_PLACE> | null)?.keepsPlace === true;

/**
 * Moves the focus after each navigation. Going back, it returns to the link that was followed; on a new page it goes to
 * the heading, and the page is scrolled to its top. A replaced address is no navigation: nothing moves.
 */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  /** Ends what the last navigation began; a replaced address does not end it. */
  const ending = useRef(new AbortController());
  useEffect(() => {
    const left = shown.current;
    shown.current = location;
    const isBack = type === NavigationType.Pop;
    if (!main.current || left === location || type === NavigationType.Replace) return;
    // Going back before the followed page was drawn leaves nothing: the focus is still on the link.
    if (isBack ? createPath(left) === createPath(location) : isKeepingPlace(location.state)) return;
    ending.current.abort();
    const leaving = new AbortController();
    ending.current = leaving;
    if (!isBack) window.scrollTo(0, 0);
    const focused = document.activeElement;
    const page = main.current;
    whenHeaded(page, leaving.signal, () => {
      // A focus that the visitor has moved stays. A link that is hidden while the page comes loses it to the body.
      if (document.activeElement !== focused && document.activeElement !== document.body) return;
      const link = `a[href="${CSS.escape(createPath(left))}"]`;
      const focus = (): void =>
        focusOrHeading(isBack ? main.current?.querySelector<HTMLElement>(link) : null);
      focus();
      if (isBack) keepFocus(page, leaving, focus);
    });
  }, [location, type, main]);
}

/** Until the visitor acts or goes on, focuses again where rows that are put in order have lost the focus. */
function keepFocus(element: HTMLElement, leaving: AbortController, focus: () => void): void {
  const changes = new MutationObserver(() => {
    if (document.activeElement === document.body) focus();
  });
  changes.observe(element, { childList: true, subtree: true });
  leaving.signal.addEventListener('abort', () => changes.disconnect());
  for (const event of ['pointerdown', 'keydown'])
    window.addEventListener(event, () => leaving.abort(), { capture: true, signal: leaving.signal });
}

/** Calls back when an element has a heading, which may come late, unless aborted before. */
function whenHeaded(element: HTMLElement, signal: AbortSignal, onHeading: () => void): void {
  const changes = new MutationObserver(() => look());
  const look = (): void => {
    if (!element.querySelector('h1')) return;
    changes.disconnect();
    onHeading();
  };
  changes.observe(element, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
  look();
}
