import { useLayoutEffect } from 'react';
import { useSongElements } from '../songElements';
import { scrollFolded } from '../ui';
import { setForPaper } from './setForPaper';
import { isOnStage, setSheet, sheetLines, windowSize } from './setSheet';
import { openScreen } from './sheetOnScreen';

/** Sets the open song's sheet, and again when its words or its room change; the line first in view stays first. */
export function useSetSheet(): void {
  const { sheet: place, onSet } = useSongElements();
  useLayoutEffect(() => {
    const { current: sheet } = place;
    const room = sheet?.parentElement;
    if (!room) return;
    /** How far the page is scrolled beyond the sheet's top; read at once, because the browser moves it with the room. */
    const passed = (): number => (window.scrollY === 0 ? 0 : window.scrollY - sheet.offsetTop);
    let passedAt = 0;
    let tops: ReturnType<typeof topsOf> = [];
    let isPrinted = false;
    let width: number | undefined;
    const note = (): void => {
      // A reload brings back a place in the page as it is drawn in the end, not in the document.
      passedAt = document.documentElement.hasAttribute('data-opening') ? 0 : passed();
      if (tops.length === 0) tops = topsOf(sheet);
    };
    const set = (): void => {
      // A sheet that is not laid out has no size.
      if (sheet.clientWidth === 0 || isPrinted) return;
      const { top: covered } = openScreen([sheet.getBoundingClientRect()]);
      const kept = passedAt > 0 ? tops.find(({ top }) => top >= passedAt + covered - 1) : undefined;
      setSheet(sheet);
      width = room.clientWidth;
      tops = topsOf(sheet);
      for (const act of onSet) act();
      const shown = kept && tops.find(({ name }) => name === kept.name);
      if (!shown || isOnStage()) return;
      const moved = shown.top - passed() - (kept.top - passedAt);
      if (Math.abs(moved) < 1) return;
      const { documentElement: root } = document;
      const isFolded = root.hasAttribute('data-folded');
      scrollFolded(moved);
      root.toggleAttribute('data-folded', isFolded);
    };
    // The sheet of a built page has been set in the document, perhaps before the phone was turned.
    if (sheet.dataset['window'] !== windowSize()) set();
    const leaving = new AbortController();
    window.addEventListener('scroll', note, { signal: leaving.signal, passive: true });
    window.addEventListener('resize', set, leaving);
    document.fonts.addEventListener('loadingdone', set, leaving);
    const print = ({ type }: Event): void => {
      isPrinted = type === 'beforeprint';
      if (isPrinted) setForPaper(sheet);
      else set();
    };
    window.addEventListener('beforeprint', print, leaving);
    window.addEventListener('afterprint', print, leaving);
    // It is called for the first time when the page is laid out anyway.
    const resizes = new ResizeObserver(() => {
      // On the stage the bars change its height.
      if (width !== undefined && (room.clientWidth !== width || isOnStage())) set();
      width = room.clientWidth;
      note();
    });
    resizes.observe(room);
    // Chord names are changed without new elements, and set nothing.
    const changes = new MutationObserver((records) => {
      if (records.some(isChange)) set();
    });
    changes.observe(sheet, { childList: true, subtree: true });
    const attributeFilter = ['data-sheet', 'data-stage', 'style'];
    changes.observe(document.documentElement, { attributeFilter, attributeOldValue: true });
    return () => {
      leaving.abort();
      resizes.disconnect();
      changes.disconnect();
    };
  }, [place, onSet]);
}

/** Whether elements have changed, or an attribute has another value than before. */
const isChange = ({ type, target, attributeName, oldValue }: MutationRecord): boolean =>
  type === 'childList' || (target as Element).getAttribute(attributeName!) !== oldValue;

/** The places of a sheet's lines below its top, in pixels. A line that is drawn anew has the same name. */
const topsOf = (sheet: HTMLElement) =>
  sheetLines(sheet).map(({ dataset, offsetTop: top }) => ({
    name: `${dataset['line']} ${dataset['row']}`,
    top,
  }));
