import { useEffect, useState } from 'react';
import type { SongId } from '../../catalogue';
import { useReaderSetting } from '../hooks';
import * as text from '../text';
import { keepFetching, lazyView, PAUSE, PLAY, ToolbarButton } from '../ui';
import styles from './PlayControl.module.css';
import { useGoingOn } from './playOn';

const Scroller = lazyView(
  async () => (await import(/* webpackChunkName: "playing" */ './Scroller')).Scroller,
);

/** Starts and stops automatic scrolling, unless the song is fitted; once started, its speed is shown. */
export function PlayControl({ id }: { id: SongId }) {
  const [phase, setPhase] = useState<'untouched' | 'playing' | 'paused'>('untouched');
  const isPlaying = phase === 'playing';
  const toggle = (): void => setPhase(isPlaying ? 'paused' : 'playing');
  useGoingOn(() => setPhase('playing'));
  const isFitted = useReaderSetting('columns') === 'fit';
  useWakeLock();
  return (
    <>
      {phase !== 'untouched' && !isFitted && (
        <div className={styles.speed}>
          <Scroller id={id} isPlaying={isPlaying} onHalt={() => setPhase('paused')} />
        </div>
      )}
      <div className={styles.play}>
        <ToolbarButton
          icon={isPlaying ? PAUSE : PLAY}
          label={isPlaying ? text.halt : text.play}
          shortcut={isFitted ? undefined : 'P'}
          onClick={toggle}
        />
      </div>
    </>
  );
}

/** Keeps the screen awake while a song is open and being read. */
function useWakeLock(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const fetched = keepFetching(() => import(/* webpackChunkName: "playing" */ './keepAwake'));
    void fetched.then(({ keepAwake }) => {
      if (!leaving.signal.aborted) keepAwake(leaving.signal);
    });
    return () => leaving.abort();
  }, []);
}
