import { useLayoutEffect, useState } from 'react';
import type { SongId } from '../../catalogue';
import { useSongElements } from '../songElements';
import * as text from '../text/playing';
import styles from './FittedScreens.module.css';
import { fitSheet, lineShown, screensOf, showLine, stanzasOf, type Screens } from './fitSheet';

/** Fits a song to the screen, and says which of its screens is shown where it takes several. */
export function FittedScreens({ id }: { id: SongId }) {
  const elements = useSongElements();
  const [{ shown, count }, setScreens] = useState<Screens>({ shown: 1, count: 1 });
  // It ends with the page: the size of a sheet that was taken away is none to fit.
  useLayoutEffect(() => {
    const { current: sheet } = elements.sheet;
    if (!sheet) return;
    // The first line of the screen that was turned to: however the song is fitted again, it stays in view.
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
    const stopWatching = whenRoomChanges(sheet, fit);
    // A longer name of a chord may have wrapped a line.
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
      <p className={styles.screens} role="status" aria-label={text.screens} data-on-stage>
        {`${shown} / ${count}`}
      </p>
    )
  );
}

/** Calls back whenever something may fit otherwise: the screen, what stands above the sheet, its words, or how they look; not for names of chords. */
function whenRoomChanges(sheet: HTMLElement, onChange: () => void): () => void {
  const leaving = new AbortController();
  window.addEventListener('resize', onChange, leaving);
  document.fonts.addEventListener('loadingdone', onChange, leaving);
  const sizes = new ResizeObserver(onChange);
  sizes.observe(sheet.parentElement!);
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
