import { useEffect, useEffectEvent, useRef } from 'react';
import type { SongId } from '../../../catalogue';
import { useLetterKey } from '../songKeys';
import { CHORD, useSongElements } from '../../songElements';
import * as text from '../../text/sound';
import { useEscape } from '../../ui/escape';
import { focusOrHeading } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { CLOSE } from '../../ui/icons';
import { BACK, FORWARD, PAUSE, PLAY } from '../../ui/songIcons';
import { useHeightTold } from '../../ui/useHeightTold';
import { Beats } from './Beats';
import { LockScreen } from './LockScreen';
import styles from './PlayerBar.module.css';
import type { Heard } from './songScore';
import { TempoSteps } from './TempoSteps';
import { usePlayer } from './usePlayer';

/** The element of the stage that takes the focus. */
const STAGE_LINE = '[data-on-stage][tabindex]';

/** Plays the chosen part of a song at once; a tap on a line plays from there. */
export function PlayerBar({ id, heard, onClose }: { id: SongId; heard: Heard; onClose: () => void }) {
  const player = usePlayer(id, heard);
  const bar = useRef<HTMLDivElement>(null);
  useHeightTold(bar, '--player-height');
  const pause = useRef<HTMLButtonElement>(null);
  useEffect(() => pause.current!.focus({ preventScroll: true }), []);
  const { isPlaying, beat, count, beatsInBar, lines, place, stop, goOn, playFrom, reset } = player;
  const toPrevious = (): void => playFrom(Math.max(0, place() - 1));
  const toNext = (): void => playFrom((place() + 1) % lines.length);
  const led = {
    play: goOn,
    pause: stop,
    stop: reset,
    ...(lines.length > 0 && { previoustrack: toPrevious, nexttrack: toNext }),
  };
  useLineTaps((line) => {
    const index = lines.findIndex((other) => other.line === line);
    if (index !== -1) playFrom(index);
    return index !== -1;
  });
  const close = (): void => {
    onClose();
    // The focused button disappears with the bar; on the stage there is no heading.
    if (bar.current!.contains(document.activeElement)) focusOrHeading(document.querySelector(STAGE_LINE));
  };
  useEscape(close);
  const pauseOrGoOn = isPlaying ? stop : goOn;
  useLetterKey('L', pauseOrGoOn);
  return (
    <div ref={bar} className={styles.player} role="group" aria-label={text.player} data-bar data-on-stage>
      {'mediaSession' in navigator && <LockScreen id={id} player={player} led={led} />}
      <IconButton
        ref={pause}
        label={isPlaying ? text.pausePlaying : text.goOn}
        aria-keyshortcuts="L"
        onClick={pauseOrGoOn}
      >
        <Icon shape={isPlaying ? PAUSE : PLAY} />
      </IconButton>
      {lines.length > 0 && (
        <>
          <IconButton label={text.previousLine} onClick={toPrevious}>
            <Icon shape={BACK} />
          </IconButton>
          <IconButton label={text.nextLine} onClick={toNext}>
            <Icon shape={FORWARD} />
          </IconButton>
        </>
      )}
      <TempoSteps id={id}>
        <Beats beat={beat} count={count} beatsInBar={beatsInBar} />
      </TempoSteps>
      <IconButton label={text.closePlayer} onClick={close}>
        <Icon shape={CLOSE} />
      </IconButton>
    </div>
  );
}

/** Elements that do something else when tapped. */
const TAPPED = `a, button, ${CHORD}`;

/** Calls `onTap` with the tapped line of the sheet; if it returns true, the tap does nothing else. */
function useLineTaps(onTap: (line: number) => boolean): void {
  const { sheet } = useSongElements();
  const tapped = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    // A tap that ends a selection plays nothing.
    if (!(target instanceof Element) || target.closest(TAPPED) || String(getSelection())) return;
    const line = target.closest<HTMLElement>('[data-line]');
    if (!line) return;
    if (onTap(Number(line.dataset['line']))) event.stopPropagation();
  });
  useEffect(() => {
    const leaving = new AbortController();
    // On the sheet, so that it runs before the listener that turns the page by taps.
    sheet.current?.addEventListener('click', (event) => tapped(event), leaving);
    return () => leaving.abort();
  }, [sheet]);
}
