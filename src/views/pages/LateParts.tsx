import { useEffect, useRef } from 'react';
import { useLocation } from '../router';
import { TitleFlow } from '../find/TitleFlow';
import { beforeRouter, focusOrHeading, scopes, useKeys } from '../ui';
import { LanguageToast } from './LanguageToast';
import { CleaningToast, SilenceToast, UndoToast, UpdateToast } from './toasts';

/**
 * The parts that come after hydration: toasts, the flow of titles, the arrows of lists, and what mends a lost focus and
 * Back.
 */
export function LateParts() {
  useRowArrows();
  useLostFocus();
  useBack();
  return (
    <>
      <TitleFlow />
      <UpdateToast />
      <SilenceToast />
      <UndoToast />
      <CleaningToast />
      <LanguageToast />
    </>
  );
}

/** In a list, arrows lead from a song's link to its heart and back, so that Tab stops once for each song. */
function useRowArrows(): void {
  const leadTo = (part: string) => () => {
    const row = document.activeElement?.closest('li[data-song-id]');
    const there = row?.querySelector<HTMLElement>(part);
    there?.focus();
    return Boolean(there);
  };
  useKeys('page', { ArrowRight: leadTo('[aria-pressed]'), ArrowLeft: leadTo('a') });
}

/** The button of a list's row that removes the row. */
const REMOVER = '[data-song-id] [aria-pressed], [data-take-out]';

/**
 * When the focused element is removed and nothing else takes the focus, moves it to the row that took the place of its
 * row, to the panel that held it, or to the page's heading.
 */
function useLostFocus(): void {
  useEffect(() => {
    const removers = (): readonly Element[] => [...document.querySelectorAll(REMOVER)];
    let focused: Element | null = null;
    let panel: Element | null = null;
    let place = -1;
    const leaving = new AbortController();
    const remember = ({ target }: Event): void => {
      focused = target instanceof Element ? target : null;
      panel = focused?.closest('dialog') ?? null;
      place = removers().findIndex((button) => button.closest('li')?.contains(focused));
    };
    document.addEventListener('focusin', remember, leaving);
    const removals = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement !== document.body) return;
      const left = place === -1 ? [] : removers();
      focusOrHeading(left[place] ?? left.at(-1) ?? panel);
    });
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      leaving.abort();
      removals.disconnect();
    };
  }, []);
}

/** The router's number of an entry of the history. */
const numberOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? NaN;

/** Closes the panel or else the stage that was opened last; false if none is open. */
const closeTop = (): boolean =>
  [...scopes.panel, ...scopes.stage].some(([keys]) => {
    const close = keys()['Escape'];
    return close && close() !== false;
  });

/** Back closes what is open on top and returns to the page at once, so that no entry of the history is added or lost. */
function useBack(): void {
  const location = useLocation();
  const shown = useRef(NaN);
  useEffect(() => {
    shown.current = numberOf(history.state);
  }, [location]);
  useEffect(() => {
    let isReturning = false;
    beforeRouter.hear = (event) => {
      const isClosing = !isReturning && numberOf(event.state) === shown.current - 1 && closeTop();
      // The router hears of neither.
      if (isClosing || isReturning) event.stopImmediatePropagation();
      if (isClosing) history.forward();
      isReturning = isClosing;
    };
    return () => void (beforeRouter.hear = undefined);
  }, []);
}
