import { useLayoutEffect, useRef, useState } from 'react';
import type { SongId } from '../../catalogue';
import { useSongElements } from '../songElements';
import * as text from '../text';
import styles from './StageScreens.module.css';
import { lineOf, lineShown, screensOf, showPart } from './screens';
import { useFullRefrains } from './useFullRefrains';

/** How long the number of a screen is shown after a turn, in milliseconds. */
const FLASH = 1500;

/**
 * Keeps the shown line in view on the stage, and shows the number of the current screen if the song takes several; it
 * appears with each turn, and says so when a turn finds the song's end.
 */
export function StageScreens({ id, isAtEnd }: { id: SongId; isAtEnd: boolean }) {
  const elements = useSongElements();
  const [{ shown, count }, setScreens] = useState({ shown: 1, count: 1 });
  const number = useRef<HTMLParagraphElement>(null);
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
      const line = lineOf(sheet, kept);
      if (line) showPart(sheet, line);
      show();
    };
    stay();
    const leaving = new AbortController();
    sheet.addEventListener('scroll', show, leaving);
    elements.onSet.add(stay);
    // The browser tells of the scroll later, and the song may be set anew before, as when the screen becomes full.
    elements.onTurn.add(show);
    // The browser scrolls a focused part into view, but not to the beginning of its screen.
    const follow = ({ target }: FocusEvent) =>
      requestAnimationFrame(() => showPart(sheet, target as Element));
    sheet.addEventListener('focusin', follow, leaving);
    return () => {
      leaving.abort();
      elements.onSet.delete(stay);
      elements.onTurn.delete(show);
      if (kept > 0) requestAnimationFrame(() => lineOf(sheet, kept)?.scrollIntoView());
    };
  }, [id, elements]);
  const said = isAtEnd ? text.pageEnd : `${shown} / ${count}`;
  // Where the bars rest, it appears alone.
  useLayoutEffect(() => void number.current?.animate({ opacity: [1, 1] }, FLASH), [said]);
  return (
    (count > 1 || isAtEnd) && (
      <p
        ref={number}
        className={styles.screens}
        role="status"
        aria-label={text.screens}
        data-on-stage
        data-unprinted
      >
        {said}
      </p>
    )
  );
}
