import { useEffect, useState } from 'react';
import type { SongId } from '../../catalogue';
import * as text from '../text/playing';
import { Icon } from '../ui/Icon';
import { lazyView } from '../ui/lazyView';
import { ToolbarButton } from '../ui/Toolbar';
import styles from './PlayControl.module.css';
import { useSongKeys } from './useSongKeys';

const Scroller = lazyView(
  async () => (await import(/* webpackChunkName: "playing" */ './Scroller')).Scroller,
);

/** The button that starts and stops automatic scrolling; once started, its speed is shown beside it. */
export function PlayControl({ id }: { id: SongId }) {
  const [phase, setPhase] = useState<'untouched' | 'playing' | 'paused'>('untouched');
  const isPlaying = phase === 'playing';
  const toggle = (): void => setPhase(isPlaying ? 'paused' : 'playing');
  useSongKeys(id, { onPlay: toggle });
  useWakeLock();
  return (
    <>
      {phase !== 'untouched' && (
        <div className={styles.speed}>
          <Scroller id={id} isPlaying={isPlaying} onHalt={() => setPhase('paused')} />
        </div>
      )}
      <ToolbarButton
        icon={<Icon name={isPlaying ? 'pause' : 'play'} />}
        label={text.play}
        aria-pressed={isPlaying}
        aria-keyshortcuts="P"
        onClick={toggle}
      />
    </>
  );
}

/** Keeps the screen awake while a song is open and being read. */
function useWakeLock(): void {
  useEffect(() => {
    const leaving = new AbortController();
    void import(/* webpackChunkName: "playing" */ './keepAwake').then(({ keepAwake }) => {
      if (!leaving.signal.aborted) keepAwake(leaving.signal);
    });
    return () => leaving.abort();
  }, []);
}
