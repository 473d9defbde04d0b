import { useLayoutEffect, useState } from 'react';
import type { SongId } from '../../catalogue';
import { useSongElements } from '../songElements';
import * as text from '../text';
import styles from './StageScreens.module.css';
import { lineOf, lineShown, screensOf, showLine, showPart } from './screens';
import { useFullRefrains } from './useFullRefrains';

/** Keeps the shown line in view on the stage, and shows the number of the current screen if the song takes several. */
export function StageScreens({ id }: { id: SongId }) {
  const elements = useSongElements();
  const { onSet } = elements;
  const [{ shown, count }, setScreens] = useState({ shown: 1, count: 1 });
  useFullRefrains(id, 'stage');
  useLayoutEffect(() => {
    const { current: sheet } = elements.sheet;
    if (!sheet) return;
    // The first line in view; it stays so when the song is set again, or leaves the stage.
    let kept = 0;
    const show = (): void => {
      kept = lineShown(sheet, kept);
      setScreens(screensOf(sheet));
    };
    const stay = (): void => {
      showLine(sheet, kept);
      show();
    };
    stay();
    const leaving = new AbortController();
    sheet.addEventListener('scroll', show, leaving);
    onSet.add(stay);
    // The browser scrolls a focused part into view, but not to the beginning of its screen.
    const follow = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => showPart(sheet, target as Element));
    sheet.addEventListener('focusin', follow, leaving);
    return () => {
      leaving.abort();
      onSet.delete(stay);
      if (kept > 0) requestAnimationFrame(() => lineOf(sheet, kept)?.scrollIntoView());
    };
  }, [id, elements, onSet]);
  return (
    count > 1 && (
      <p className={styles.screens} role="status" aria-label={text.screens} data-on-stage data-unprinted>
        {`${shown} / ${count}`}
      </p>
    )
  );
}
