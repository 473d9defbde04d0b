import { useEffect } from 'react';
import { TitleFlow } from '../find/TitleFlow';
import { focusOrHeading } from '../ui';
import { CleaningToast, UndoToast, UpdateToast } from './toasts';

/** The toasts, the flow of titles and the place of a lost focus: the page is drawn and hydrated before. */
export function LateParts() {
  useLostFocus();
  return (
    <>
      <TitleFlow />
      <UpdateToast />
      <UndoToast />
      <CleaningToast />
    </>
  );
}

/**
 * When the focused element is removed and nothing else takes the focus, moves it to the row that took the place of its
 * row, to the panel that held it, or to the page's heading.
 */
function useLostFocus(): void {
  useEffect(() => {
    const shownRows = (): readonly Element[] => [...document.querySelectorAll('[data-song-id]')];
    let focused: Element | null = null;
    let panel: Element | null = null;
    let place = -1;
    const leaving = new AbortController();
    const remember = ({ target }: Event): void => {
      focused = target instanceof Element ? target : null;
      panel = focused?.closest('dialog') ?? null;
      place = shownRows().findIndex((row) => row.contains(focused));
    };
    document.addEventListener('focusin', remember, leaving);
    const removals = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement !== document.body) return;
      const rows = place === -1 ? [] : shownRows();
      const row = rows[Math.min(place, rows.length - 1)];
      focusOrHeading(row?.querySelector('[aria-pressed]') ?? panel);
    });
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      leaving.abort();
      removals.disconnect();
    };
  }, []);
}
