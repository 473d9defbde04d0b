import { useLayoutEffect, useState } from 'react';
import type { SongId } from '../../catalogue';
import { useReaderSetting } from '../hooks';
import { useSongElements } from '../songElements';
import * as text from '../text';
import styles from './FittedScreens.module.css';
import { fitSheet, lineOf, lineShown, numberOf, screensOf, showLine, showPart, stanzasOf } from './fitSheet';
import { sheetLines } from './sheetOnScreen';
import { useFullRefrains } from './useFullRefrains';

/** Fits a song to the screen, and shows the number of the current screen if it takes several. */
export function FittedScreens({ id }: { id: SongId }) {
  const elements = useSongElements();
  const textSize = useReaderSetting('textSize');
  const [{ shown, count }, setScreens] = useState({ shown: 1, count: 1 });
  useFullRefrains(id, 'fitted');
  // A layout effect, so that it ends before the sheet is detached: a detached sheet has no size to fit.
  useLayoutEffect(() => {
    const { current: sheet } = elements.sheet;
    if (!sheet?.parentElement) return;
    // The first line in view; it stays so when the song is fitted, fitted again, or fitted no more.
    let kept = firstInView(sheet);
    let fittedCount = 1;
    const show = (): void => {
      kept = lineShown(sheet, kept);
      setScreens(screensOf(sheet));
    };
    const fit = (): void => {
      // A sheet that is not laid out has no size to fit.
      if (sheet.clientWidth === 0) return;
      fitSheet(sheet, textSize);
      fittedCount = screensOf(sheet).count;
      showLine(sheet, kept);
      show();
    };
    fit();
    const leaving = new AbortController();
    sheet.addEventListener('scroll', show, leaving);
    // The browser scrolls a focused part into view, but not to the beginning of its screen.
    const follow = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => showPart(sheet, target as Element));
    sheet.addEventListener('focusin', follow, leaving);
    // Its words, their look or the room for it may change.
    window.addEventListener('resize', fit, leaving);
    document.fonts.addEventListener('loadingdone', fit, leaving);
    const room = new ResizeObserver(fit);
    room.observe(sheet.parentElement);
    const changes = new MutationObserver(fit);
    changes.observe(sheet, { childList: true, subtree: true });
    const attributeFilter = ['data-sheet', 'data-stage', 'style'];
    changes.observe(document.documentElement, { attributes: true, attributeFilter });
    // A chord name does not count, unless a longer one has wrapped a line.
    const heights = new ResizeObserver(() => screensOf(sheet).count !== fittedCount && fit());
    for (const stanza of stanzasOf(sheet)) heights.observe(stanza);
    return () => {
      leaving.abort();
      for (const observer of [room, changes, heights]) observer.disconnect();
      sheet.removeAttribute('style');
      if (kept > 0) requestAnimationFrame(() => lineOf(sheet, kept)?.scrollIntoView());
    };
  }, [id, elements, textSize]);
  return (
    count > 1 && (
      <p className={styles.screens} role="status" aria-label={text.screens} data-on-stage data-unprinted>
        {`${shown} / ${count}`}
      </p>
    )
  );
}

/** The number of the first line of a page that is scrolled down to it; 0 at the page's top. */
function firstInView(sheet: HTMLElement): number {
  const line = sheetLines(sheet).find((one) => one.getBoundingClientRect().top >= 0);
  return window.scrollY > 0 && line ? numberOf(line) : 0;
}
