import { useEffect, useEffectEvent, useRef } from 'react';
import type { SongId } from '../../catalogue';
import { selectFavoriteBeside, selectListing } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text/playing';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { CLOSE } from '../ui/icons';
import { showStage } from './stage';
import styles from './StageLine.module.css';

/** Leaves the sheet alone on the page as long as it is rendered; a thin line says what comes next and leads back. */
export function StageLine({ id, onLeave }: { id: SongId; onLeave: () => void }) {
  const line = useRef<HTMLDivElement>(null);
  const { title } = useSongbook((state) => selectListing(state, id));
  const next = useSongbook((state) => selectFavoriteBeside(state, id, 1));
  const nextTitle = useSongbook((state) => next !== null && selectListing(state, next).title);
  const left = useEffectEvent(onLeave);
  useEffect(() => {
    const stage = new AbortController();
    showStage({ onLeave: () => left(), signal: stage.signal });
    line.current!.focus({ preventScroll: true });
    return () => stage.abort();
  }, []);
  return (
    <div
      ref={line}
      className={styles.line}
      role="group"
      aria-label={text.stage}
      tabIndex={-1}
      data-bar
      data-on-stage
    >
      <span className={styles.title}>{title}</span>
      {nextTitle !== false && (
        <span className={styles.next}>
          <span>{`${text.nextFavorite} `}</span>
          <b>{nextTitle}</b>
        </span>
      )}
      <IconButton className={styles.leave} label={text.leaveStage} title={text.leaveStage} onClick={onLeave}>
        <Icon shape={CLOSE} />
      </IconButton>
    </div>
  );
}
