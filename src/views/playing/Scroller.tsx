import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SongId } from '../../catalogue';
import { scrollSpeedChanged, selectScrollSpeed } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text/playing';
import { StepButton } from '../ui/IconButton';
import { takeLead } from '../ui/pageLead';
import { useHeightTold } from '../ui/useHeightTold';
import { autoScroll } from './autoScroll';
import styles from './Scroller.module.css';
import { usePlayOn } from './playOn';
import { fasterThan, slowerThan, USUAL_SPEED } from './speedSteps';

/** Scrolls the song while it plays, with controls for the speed; says when the page has ended. */
export function Scroller({ id, isPlaying, onHalt }: { id: SongId; isPlaying: boolean; onHalt: () => void }) {
  const speed = useSongbook((state) => selectScrollSpeed(state, id)) ?? USUAL_SPEED;
  const playOn = usePlayOn(id);
  const hasEnded = useScrolling({ speed, isPlaying, onHalt, onEnd: () => playOn?.() });
  const control = useRef<HTMLDivElement>(null);
  useHeightTold(control, '--speed-height');
  const dispatch = useSongbookDispatch();
  const setSpeed = (next: number): void => dispatch(scrollSpeedChanged({ id, speed: next }));
  return (
    <div ref={control} className={styles.scroller} role="group" aria-label={text.speed}>
      <StepButton sign="minus" label={text.slower} value={slowerThan(speed)} onStep={setSpeed} />
      <output className={styles.speed}>
        <b>{Math.round(speed)}</b>
        <span>{hasEnded ? text.pageEnd : text.linesPerMinute}</span>
      </output>
      <StepButton sign="plus" label={text.faster} value={fasterThan(speed)} onStep={setSpeed} />
    </div>
  );
}

/** Scrolls while playing; returns whether it came to the page's end. */
function useScrolling({
  speed,
  isPlaying,
  onHalt,
  onEnd,
}: {
  speed: number;
  isPlaying: boolean;
  onHalt: () => void;
  onEnd: () => void;
}): boolean {
  const [hasEnded, setEnded] = useState(false);
  const halted = useEffectEvent((isEnd: boolean) => {
    setEnded(isEnd);
    onHalt();
    if (isEnd) onEnd();
  });
  useEffect(() => {
    if (!isPlaying) return;
    const pausing = new AbortController();
    const { signal } = pausing;
    takeLead(() => !signal.aborted && halted(false));
    autoScroll(speed, { onEnd: () => halted(true), signal });
    const hide = (): void => {
      if (document.visibilityState === 'hidden') halted(false);
    };
    document.addEventListener('visibilitychange', hide, { signal });
    return () => pausing.abort();
  }, [isPlaying, speed]);
  return hasEnded && !isPlaying;
}
