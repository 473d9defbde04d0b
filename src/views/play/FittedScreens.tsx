import { useLayoutEffect, useState } from 'react';
import type { SongId } from '../../catalogue';
import { useSongElements } from '../songElements';
import * as text from '../text';
import styles from './FittedScreens.module.css';
import { fitSheet, lineShown, screensOf, showLine, stanzasOf, type Screens } from './fitSheet';

/** Fits a song to the screen, and shows the number of the current screen if it takes several. */
export function FittedScreens({ id }: { id: SongId }) {
  const elements = useSongElements();
  const [{ shown, count }, setScreens] = useState<Screens>({ shown: 1, count: 1 });
  // A layout effect, so that it ends before the sheet is detached: a detached sheet has no size to fit.
  useLayoutEffect(() => {
    const { current: sheet } = elements.sheet;
    if (!sheet?.parentElement) return;
    // The first line of the current screen; it stays in view when the song is fitted again.
    let kept = 0;
    let fittedCount = 1;
    const show = (): void => {
      kept = lineShown(sheet, kept);
      setScreens(screensOf(sheet));
    };
    const fit = (): void => {
      fitSheet(sheet);
      fittedCount = screensOf(sheet).count;
      showLine(sheet, kept);
      show();
    };
    const leaving = new AbortController();
    fit();
    sheet.addEventListener('scroll', show, leaving);
    const stopWatching = whenRoomChanges(sheet, sheet.parentElement, fit);
    // A longer chord name may have wrapped a line.
    const heights = new ResizeObserver(() => screensOf(sheet).count !== fittedCount && fit());
    for (const stanza of stanzasOf(sheet)) heights.observe(stanza);
    return () => {
      leaving.abort();
      stopWatching();
      heights.disconnect();
      sheet.removeAttribute('style');
    };
  }, [id, elements]);
  return (
    count > 1 && (
      <p className={styles.screens} role="status" aria-label={text.screens} data-on-stage data-unprinted>
        {`${shown} / ${count}`}
      </p>
    )
  );
}

/** Calls back when a sheet's words, their look or the room for it may change; chord names do not count. */
function whenRoomChanges(sheet: HTMLElement, room: HTMLElement, onChange: () => void): () => void {
  const leaving = new AbortController();
  window.addEventListener('resize', onChange, leaving);
  document.fonts.addEventListener('loadingdone', onChange, leaving);
  const sizes = new ResizeObserver(onChange);
  sizes.observe(room);
  const changes = new MutationObserver(onChange);
  changes.observe(sheet, { childList: true, subtree: true });
  changes.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-sheet', 'data-stage', 'style'],
  });
  return () => {
    leaving.abort();
    sizes.disconnect();
    changes.disconnect();
  };
}
