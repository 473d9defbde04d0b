import { useRef, useState } from 'react';
import type { SongId } from '../../catalogue';
import { ToolbarButton } from '../ui/ToolbarButton';
import { lazyView } from '../ui/lazyView';
import * as text from '../text/playing';
import styles from './PlayControl.module.css';
import { useSongKeys } from './useSongKeys';
import { useWakeLock } from './useWakeLock';

const Scroller = lazyView(
  async () => (await import(/* webpackChunkName: "playing" */ './Scroller')).Scroller,
);

/** Lets a song scroll by itself and halts it, by a tap or by Space; once it was started, its speed stands beside. */
export function PlayControl({ id }: { id: SongId }) {
  const [phase, setPhase] = useState<'untouched' | 'playing' | 'paused'>('untouched');
  const button = useRef<HTMLButtonElement>(null);
  const isPlaying = phase === 'playing';
  const toggle = (): void => setPhase(isPlaying ? 'paused' : 'playing');
  useSongKeys(id, { bar: () => button.current!.parentElement!, onPlay: toggle });
  useWakeLock();
  return (
    <>
      {phase !== 'untouched' && (
        <div className={styles['speed']}>
          <Scroller id={id} isPlaying={isPlaying} onHalt={() => setPhase('paused')} />
        </div>
      )}
      <ToolbarButton
        ref={button}
        icon={
          <svg className={styles['icon']} viewBox="0 0 24 24">
            <path d={isPlaying ? 'M6 5h4v14H6zm8 0h4v14h-4z' : 'm7 4.5 12 7.5-12 7.5z'} />
          </svg>
        }
        label={text.play}
        aria-pressed={isPlaying}
        aria-keyshortcuts="Space"
        onClick={toggle}
      />
    </>
  );
}
