import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import type { SongId } from '../../../catalogue';
import { useSongElements } from '../../songElements';
import { tappedPlace } from '../gestures';
import * as text from '../../text';
import {
  BACK,
  CLOSE,
  focusOrHeading,
  FORWARD,
  IconButton,
  PAUSE,
  PLAY,
  useHeightTold,
  useKeys,
  useWindowEvent,
} from '../../ui';
import { LockScreen } from './LockScreen';
import styles from './PlayerBar.module.css';
import type { Heard } from './songScore';
import { TempoSteps } from '../TempoSteps';
import { usePlayer } from './usePlayer';

/** Plays the chosen part of a song at once; a tap on a line plays from there. */
export function PlayerBar({ id, heard, onClose }: { id: SongId; heard: Heard; onClose: () => void }) {
  const player = usePlayer(id, heard);
  const bar = useRef<HTMLDivElement>(null);
  const { stageLine } = useSongElements();
  useHeightTold(bar, '--player-height');
  const pause = useRef<HTMLButtonElement>(null);
  useEffect(() => pause.current?.focus({ preventScroll: true }), []);
  const { isPlaying, beat, count, beatsInBar, lines, stop, goOn, playFrom, toPrevious, toNext } = player;
  const playTappedLine = (event: MouseEvent): void => {
    const place = tappedPlace(event)?.closest<HTMLElement>('[data-line]');
    const index = lines.findIndex(({ line }) => String(line) === place?.dataset['line']);
    if (index === -1) return;
    playFrom(index);
    // The tap does not turn the page.
    event.stopPropagation();
  };
  useWindowEvent('click', playTappedLine, { isCaptured: true });
  const close = (): void => {
    onClose();
    // The focused button disappears with the bar; on the stage there is no heading.
    if (bar.current?.contains(document.activeElement)) focusOrHeading(stageLine.current);
  };
  const pauseOrGoOn = isPlaying ? stop : goOn;
  useKeys('song', { Escape: close, L: pauseOrGoOn });
  return (
    <div ref={bar} className={styles.player} role="group" aria-label={text.player} data-bar data-on-stage>
      {'mediaSession' in navigator && <LockScreen id={id} player={player} />}
      <IconButton
        icon={isPlaying ? PAUSE : PLAY}
        ref={pause}
        label={isPlaying ? text.pausePlaying : text.goOn}
        aria-keyshortcuts="L"
        onClick={pauseOrGoOn}
      />
      {lines.length > 0 && (
        <>
          <IconButton icon={BACK} label={text.previousLine} onClick={toPrevious} />
          <IconButton icon={FORWARD} label={text.nextLine} onClick={toNext} />
        </>
      )}
      <TempoSteps id={id}>
        <Beats beat={beat} count={count} beatsInBar={beatsInBar} />
      </TempoSteps>
      <IconButton icon={CLOSE} label={text.closePlayer} onClick={close} />
    </div>
  );
}

/** The most beats drawn; a longer bar is drawn as one dot. */
const MOST = 12;

/** The beats of a bar as dots, the heard one lit; a single dot is lit on every second beat. */
function Beats({ beat, count, beatsInBar }: { beat: number; count: number; beatsInBar: number }) {
  const dots = beatsInBar <= MOST ? beatsInBar : 1;
  const lit = dots === 1 ? count % 2 : beat;
  return (
    <span className={styles.beats} data-testid="beats" data-beat={beat} aria-hidden="true">
      {Array.from({ length: dots }, (_, dot) => (
        <span key={dot} className={clsx(styles.dot, dot === lit && styles.lit)} />
      ))}
    </span>
  );
}
