import { useLayoutEffect, useRef, useState } from 'react';
import { useIsRead, useReaderSettingState } from '../hooks';
import * as text from '../text';
import { Button, ButtonLink } from '../ui';
import styles from './Introduction.module.css';

/** Says below the list of all songs what the songbook can do, until the visitor has noted it. */
export function Introduction() {
  const isRead = useIsRead();
  const [isTold, setTold] = useReaderSettingState('toldOfBook');
  const place = useRef<HTMLDivElement>(null);
  const [isBelowScreen, setBelowScreen] = useState(false);
  useLayoutEffect(() => {
    // What is on the screen would move.
    setBelowScreen(place.current!.getBoundingClientRect().top > innerHeight);
  }, []);
  return (
    <div ref={place} data-unprinted>
      {isBelowScreen && isRead && !isTold && (
        <aside className={styles.introduction}>
          <SheetAndShape />
          <p>{text.introduction}</p>
          <ButtonLink to="/playable">{text.playableTitle}</ButtonLink>
          <Button onClick={() => setTold(true)}>{text.gotIt}</Button>
        </aside>
      )}
    </div>
  );
}

/** Words under chords, and the shape of a chord. */
const SheetAndShape = () => (
  <svg className={styles.picture} viewBox="0 0 132 66" aria-hidden="true">
    <path className={styles.words} d="M10 33h18m6 0h34M10 56h30m6 0h20" />
    <path className={styles.chords} d="M10 22h9m16 0h12M22 45h9m20 0h10M82 34h10m-4-4 4 4-4 4" />
    <path
      className={styles.strings}
      d="M102 14h24M102 27h24M102 40h24M102 53h24M102 14v39m8-39v39m8-39v39m8-39v39"
    />
    <path className={styles.fingers} d="M110 20.5h.01M118 33.5h.01M102 46.5h.01" />
  </svg>
);
