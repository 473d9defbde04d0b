import { useEffect, useRef } from 'react';
import { useLocation } from '../router';
import { beforeRouter, scopes } from './keys';

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
  const location = useLocation();
  const shown = useRef(NaN);
  useEffect(() => {
    shown.current = numberOf(history.state);
  }, [location]);
  useEffect(() => {
    let isReturning = false;
    beforeRouter.onHistoryStep = (event) => {
      const isClosing = !isReturning && numberOf(event.state) === shown.current - 1 && closeTop();
      // The router hears of neither.
      if (isClosing || isReturning) event.stopImmediatePropagation();
      if (isClosing) history.forward();
      isReturning = isClosing;
    };
    return () => void (beforeRouter.onHistoryStep = undefined);
  }, []);
}
