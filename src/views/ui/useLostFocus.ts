import { useEffect } from 'react';
import { focusOrHeading } from './focus';

/** The button of a list's row that removes the row. */
const REMOVER = '[data-song-id] [aria-pressed], [data-take-out]';

/**
 * When the focused element is removed and nothing else takes the focus, moves it to the row that took the place of its
 * row, to the panel that held it, or to the page's heading.
 */
export function useLostFocus(): void {
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
