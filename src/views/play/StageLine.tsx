import { useEffect, useLayoutEffect } from 'react';
import type { SongId } from '../../catalogue';
import { selectPlaceOf, selectSongSettings } from '../../state';
import { useListing, useSongbook } from '../hooks';
import { useSongElements } from '../songElements';
import * as text from '../text';
import {
  CLOSE,
  closeOpen,
  focusOrHeading,
  IconButton,
  useCloseRequest,
  useKeys,
  useWindowEvent,
} from '../ui';
import { NextTitle } from './NextSong';
import styles from './StageLine.module.css';

/** Shows the sheet alone as long as it is rendered; a thin line, in sight after a touch, names the next song and leads back. */
export function StageLine({ id, onLeave }: { id: SongId; onLeave: () => void }) {
  const { stageLine } = useSongElements();
  const { title, titleLanguage } = useListing(id);
  const place = useSongbook((state) => selectPlaceOf(state, id));
  const note = useSongbook((state) => selectSongSettings(state).notes[id]);
  const notes = [place?.song.note, note].filter(Boolean);
  useKeys('stage', { Escape: onLeave });
  useCloseRequest(onLeave);
  // In full screen the browser takes Escape for itself, and the page gets only this event.
  useWindowEvent('fullscreenchange', () => {
    if (!document.fullscreenElement) closeOpen();
  });
  useEffect(() => {
    const opener = document.activeElement;
    stageLine.current?.focus({ preventScroll: true });
    return () => {
      if ('exitFullscreen' in document && document.fullscreenElement) void document.exitFullscreen();
      focusOrHeading(opener);
    };
  }, [stageLine]);
  // After the focus, which would wake the bars.
  useStage();
  return (
    <div
      ref={stageLine}
      className={styles.line}
      role="group"
      aria-label={text.stage}
      tabIndex={-1}
      data-over
      data-unprinted
      data-on-stage
    >
      <h1 className={styles.title}>
        {place && <span>{`${place.position}/${place.count} · `}</span>}
        <span lang={titleLanguage}>{title}</span>
        <span>{notes.map((words) => ` · ${words}`).join('')}</span>
      </h1>
      <span className={styles.next}>
        <NextTitle id={id} />
      </span>
      <IconButton icon={CLOSE} label={text.leaveStage} title={text.leaveStage} onClick={onLeave} />
    </div>
  );
}

/** How long the bars stay in sight, in milliseconds: after a touch, a key or a move of the mouse, and when the stage opens. */
const PATIENCE = { touched: 4000, opened: 1500 };

/** Hides the bars, unless a button in them has the focus. */
export function restBars(): void {
  const isFocused = document.activeElement?.matches(':is([data-bar], [data-over]) :focus-visible');
  document.documentElement.toggleAttribute('data-resting', !isFocused);
}

/** Shows the sheet alone and fitted, and hides the bars while nothing is touched. */
function useStage(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute('data-stage', '');
    return () => root.removeAttribute('data-stage');
  }, []);
  useEffect(() => {
    const root = document.documentElement;
    const leaving = new AbortController();
    let timer = window.setTimeout(restBars, PATIENCE.opened);
    const wake = (): void => {
      root.removeAttribute('data-resting');
      window.clearTimeout(timer);
      timer = window.setTimeout(restBars, PATIENCE.touched);
    };
    const options = { signal: leaving.signal, passive: true, capture: true };
    // A finger that swipes moves no mouse.
    for (const event of ['click', 'mousemove', 'keydown', 'focusin'])
      window.addEventListener(event, wake, options);
    return () => {
      leaving.abort();
      window.clearTimeout(timer);
      root.removeAttribute('data-resting');
    };
  }, []);
}
