import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SongId } from '../../catalogue';
import { useSongElements } from '../songElements';
import * as text from '../text';
import { claimAutoScroll, StepButton, useHeightTold, useWindowEvent } from '../ui';
import { autoScroll } from './autoScroll';
import styles from './Scroller.module.css';
import { usePlayOn } from './playOn';
import { usePace } from './usePace';

/** Scrolls the song while it plays, with controls for the speed; shows when the page has ended. */
export function Scroller({ id, isPlaying, onHalt }: { id: SongId; isPlaying: boolean; onHalt: () => void }) {
  const { speed, shown, unit, slower, faster, set } = usePace(id);
  const playOn = usePlayOn(id);
  const { sheet } = useSongElements();
  const [hasEnded, setEnded] = useState(false);
  const halt = (isEnd: boolean): void => {
    setEnded(isEnd);
    onHalt();
    if (isEnd) playOn?.();
  };
  const halted = useEffectEvent(halt);
  useEffect(() => {
    if (!isPlaying || !sheet.current) return;
    const pausing = new AbortController();
    const { signal } = pausing;
    claimAutoScroll(() => !signal.aborted && halted(false));
    autoScroll(sheet.current, speed, { onEnd: () => halted(true), signal });
    return () => pausing.abort();
  }, [isPlaying, speed, sheet]);
  const hide = (): void => {
    if (document.visibilityState === 'hidden') halt(false);
  };
  useWindowEvent('visibilitychange', hide, { isCaptured: true, isOn: isPlaying });
  const control = useRef<HTMLDivElement>(null);
  useHeightTold(control, '--speed-height');
  return (
    <div ref={control} className={styles.scroller} role="group" aria-label={text.speed}>
      <StepButton sign="minus" label={text.slower} value={slower} onStep={set} />
      <output className={styles.speed}>
        <b>{shown}</b>
        <span>{hasEnded && !isPlaying ? text.pageEnd : unit}</span>
      </output>
      <StepButton sign="plus" label={text.faster} value={faster} onStep={set} />
    </div>
  );
}
