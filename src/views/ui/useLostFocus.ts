import { useEffect } from 'react';
import { focusOrHeading } from './focus';

/**
 * When the focused element is removed and nothing else takes the focus, moves it to the panel that held the element, or
 * to the page's heading.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let panel: HTMLElement | null = null;
    const leaving = new AbortController();
    const remember = ({ target }: Event): void => {
      focused = target instanceof Element ? target : null;
      panel = focused?.closest('dialog') ?? null;
    };
    document.addEventListener('focusin', remember, leaving);
    const removals = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      // A list focuses the row that takes the place of a removed one.
      const isInList = focused.closest('[data-song-id]') !== null;
      focused = null;
      if (!isInList && document.activeElement === document.body)
        focusOrHeading(panel?.isConnected ? panel : null);
    });
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      leaving.abort();
      removals.disconnect();
    };
  }, []);
}
