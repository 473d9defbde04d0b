import { useEffect } from 'react';
import type { SongId } from '../../catalogue';
import { selectListing, selectPlaceOf } from '../../state';
import { useSongbook } from '../hooks';
import { useSongElements, type SongElements } from '../songElements';
import * as text from '../text';
import { CLOSE, focusOrHeading, IconButton, useKeys, useWindowEvent } from '../ui';
import { NextTitle } from './NextSong';
import { sheetLines } from './sheetOnScreen';
import styles from './StageLine.module.css';

/** Shows the sheet alone as long as it is rendered; a thin line names the next song and leads back. */
export function StageLine({ id, onLeave }: { id: SongId; onLeave: () => void }) {
  const { sheet, stageLine } = useSongElements();
  const { title } = useSongbook((state) => selectListing(state, id));
  const place = useSongbook((state) => selectPlaceOf(state, id));
  const said = place ? [`${place.position}/${place.count}`, title, place.song.note] : [title];
  useKeys('stage', { Escape: onLeave });
  // In full screen the browser takes Escape for itself, and the page gets only this event.
  useWindowEvent('fullscreenchange', () => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    if (!document.fullscreenElement) document.body.dispatchEvent(escape);
  });
  useEffect(() => {
    const opener = document.activeElement;
    setStage(true, sheet);
    stageLine.current?.focus({ preventScroll: true });
    return () => {
      setStage(false, sheet);
      if ('exitFullscreen' in document && document.fullscreenElement) void document.exitFullscreen();
      focusOrHeading(opener);
    };
  }, [sheet, stageLine]);
  return (
    <div
      ref={stageLine}
      className={styles.line}
      role="group"
      aria-label={text.stage}
      tabIndex={-1}
      data-bar
      data-on-stage
    >
      <h1 className={styles.title}>{said.filter(Boolean).join(' · ')}</h1>
      <span className={styles.next}>
        <NextTitle id={id} />
      </span>
      <IconButton
        icon={CLOSE}
        className={styles.leave}
        label={text.leaveStage}
        title={text.leaveStage}
        onClick={onLeave}
      />
    </div>
  );
}

/** Shows the sheet alone, or the whole page; the first line in view keeps its place on the screen. */
function setStage(isOn: boolean, sheet: SongElements['sheet']): void {
  const lines = sheet.current ? sheetLines(sheet.current) : [];
  const first = lines.find((line) => line.getBoundingClientRect().bottom > 0);
  const from = window.scrollY > 0 ? first?.getBoundingClientRect().top : undefined;
  document.documentElement.toggleAttribute('data-stage', isOn);
  if (first && from !== undefined)
    window.scrollBy({ top: first.getBoundingClientRect().top - from, behavior: 'instant' });
}
