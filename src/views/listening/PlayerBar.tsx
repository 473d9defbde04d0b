import { useEffect, useEffectEvent } from 'react';
import type { SongId } from '../../catalogue';
import * as text from '../text/sound';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { CLOSE } from '../ui/icons';
import { BACK, FORWARD, PAUSE, PLAY } from '../ui/songIcons';
import { Beats } from './Beats';
import styles from './PlayerBar.module.css';
import type { Heard } from './songScore';
import { TempoSteps } from './TempoSteps';
import { usePlayer } from './usePlayer';

/** Plays what is to be heard of a song, at once; a tap on a line plays from there. */
export function PlayerBar({ id, heard, onClose }: { id: SongId; heard: Heard; onClose: () => void }) {
  const { isPlaying, beat, count, beatsInBar, lines, place, stop, goOn, playFrom } = usePlayer(id, heard);
  useLineTaps((line) => {
    const index = lines.findIndex((other) => other.line === line);
    if (index !== -1) playFrom(index);
    return index !== -1;
  });
  return (
    <div className={styles.player} role="group" aria-label={text.player} data-bar>
      <IconButton label={isPlaying ? text.pausePlaying : text.goOn} onClick={isPlaying ? stop : goOn}>
        <Icon shape={isPlaying ? PAUSE : PLAY} />
      </IconButton>
      {lines.length > 0 && (
        <>
          <IconButton label={text.previousLine} onClick={() => playFrom(Math.max(0, place() - 1))}>
            <Icon shape={BACK} />
          </IconButton>
          <IconButton label={text.nextLine} onClick={() => playFrom((place() + 1) % lines.length)}>
            <Icon shape={FORWARD} />
          </IconButton>
        </>
      )}
      <TempoSteps id={id}>
        <Beats beat={beat} count={count} beatsInBar={beatsInBar} />
      </TempoSteps>
      <IconButton label={text.closePlayer} onClick={onClose}>
        <Icon shape={CLOSE} />
      </IconButton>
    </div>
  );
}

/** What does something else when it is tapped. */
const TAPPED = 'a, button, [data-testid=chord]';

/** Calls `onTap` with the line of the sheet that is tapped; where it returns true, nothing else is done. */
function useLineTaps(onTap: (line: number) => boolean): void {
  const tapped = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element;
    const line = target.closest<HTMLElement>('[data-line]');
    // A tap that ends a selection plays nothing.
    if (!line || target.closest(TAPPED) || String(getSelection())) return;
    if (onTap(Number(line.dataset['line']))) event.stopPropagation();
  });
  useEffect(() => {
    const leaving = new AbortController();
    // Before the page is turned by taps.
    document.addEventListener('click', (event) => tapped(event), { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
}
