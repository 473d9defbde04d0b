import { useCallback, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from '../router';
import { whenHeaded } from './focus';
import { scopes } from './keys';
import { useWindowEvent } from './useWindowEvent';

/** The router's number of an entry of the history. */
const numberOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? NaN;

/** Closes the panel or else the stage that was opened last; false if none is open. */
const closeTop = (): boolean =>
  [...scopes.panel, ...scopes.stage].some(([keys]) => {
    const close = keys()['Escape'];
    return close && close() !== false;
  });

/** Back closes what is open on top and returns to the page at once, so that no entry of the history is added or lost. */
export function useBack(): void {
  const { shown, keep } = useKeptPlaces();
  // A layout effect of a child of the router, whose own listener is added later and so called later.
  useLayoutEffect(() => {
    let isReturning = false;
    const onHistoryStep = (event: PopStateEvent): void => {
      keep();
      const isClosing = !isReturning && numberOf(event.state) === shown.current - 1 && closeTop();
      // The router hears of neither.
      if (isClosing || isReturning) event.stopImmediatePropagation();
      if (isClosing) history.forward();
      isReturning = isClosing;
    };
    window.addEventListener('popstate', onHistoryStep);
    return () => window.removeEventListener('popstate', onHistoryStep);
  }, [shown, keep]);
}

/** The key in the session storage for how far each entry of the history is scrolled. */
const PLACES = 'songbook:places';

type Places = Record<number, number>;

/** The places in entries that this tab has shown, if it does not open the songbook anew. */
function storedPlaces(): Places {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    const stored = opening?.type === 'navigate' ? null : sessionStorage.getItem(PLACES);
    return JSON.parse(stored ?? '{}') as Places;
  } catch {
    return {};
  }
}

/**
 * Leads Back and Forward to where a page was left; returns the number of the entry that is shown, and keeps its place. A
 * browser scrolls before the other page is drawn: it would show a song at the place of the list, even where Back closes a
 * panel.
 */
function useKeptPlaces() {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(NaN);
  const places = useRef<Places>(null);
  const keep = useCallback(() => void (places.current![shown.current] = window.scrollY), []);
  useLayoutEffect(() => {
    places.current ??= storedPlaces();
    shown.current = numberOf(history.state);
    const place = places.current[shown.current];
    keep();
    if (type !== NavigationType.Pop || place === undefined) return;
    return whenHeaded(document.body, () => window.scrollTo(0, place));
  }, [location, type, keep]);
  useWindowEvent('scroll', () => {
    // Until the next page is drawn, the one that is left scrolls.
    if (numberOf(history.state) === shown.current) keep();
  });
  // From the first click or key on, for WebKit brings a page that was loaded again to its place late.
  const takeOver = (): void => {
    history.scrollRestoration = 'manual';
    // A tap may lead to another page before the browser reports the last scroll.
    keep();
  };
  useWindowEvent('click', takeOver, { isCaptured: true });
  useWindowEvent('keydown', takeOver, { isCaptured: true });
  useWindowEvent('visibilitychange', () => {
    if (document.visibilityState === 'visible') return;
    // The page that is shown now is brought to its place by the browser if the tab comes back to it from elsewhere.
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(PLACES, JSON.stringify({ ...places.current, [shown.current]: undefined }));
    } catch {
      // Where storage is blocked, a reload forgets the other places.
    }
  });
  return { shown, keep };
}
