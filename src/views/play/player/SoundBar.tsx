import { clsx } from 'clsx';
import { useState } from 'react';
import { LABEL } from '../../songElements';
import { useContent } from '../../hooks';
import * as text from '../../text';
import { IconButton, useKeys, useWindowEvent, type IconShape } from '../../ui';
import { numberOf } from '../screens';
import { tappedPlace } from '../gestures';
import { useAutoScroll } from '../useAutoScroll';
import { useTempo } from '../useTempo';
import { LockScreen } from './LockScreen';
import type { Heard, Playing } from './played';
import { PlayerBar } from './PlayerBar';
import styles from './PlayerBar.module.css';
import { PracticeRow } from './PracticeRow';
import { partsOf, singingOf } from './songScore';
import { usePlayer } from './usePlayer';

const BACK: IconShape = { path: 'M7 5.5v13M18 6v12l-8-6z', size: '1.3rem', stroke: 1.8 };
const FORWARD: IconShape = { path: 'M17 5.5v13M6 6v12l8-6z', size: '1.3rem', stroke: 1.8 };

/** Plays a part of a song, by default the fullest. A tap on a line plays from there; one on a label repeats its section. */
export function SoundBar({ what, ...playing }: Playing & { what: Heard | null }) {
  const { id, going } = playing;
  const content = useContent(id);
  const singing = singingOf(content);
  const heard = what ?? partsOf(content, singing)[0];
  const player = usePlayer(id, heard, going);
  const { isPlaying, beat, count, beatsInBar, lines, stop, goOn, playFrom, toPrevious, toNext, practice } =
    player;
  const tempo = useTempo(id);
  useAutoScroll(id, isPlaying && heard === 'beats' && !singing, stop);
  const isPractising = practice.section !== undefined;
  // The row stays when the repetition ends: removing it would lose the focus.
  const [hasPractised, setPractised] = useState(isPractising);
  if (isPractising && !hasPractised) setPractised(true);
  const playTappedLine = (event: MouseEvent): void => {
    // A click by the keyboard only shows hidden words.
    const tapped = event.detail > 0 ? tappedPlace(event) : null;
    const place = tapped?.closest<HTMLElement>('[data-line]');
    if (!place) return;
    const labelled = tapped?.closest(LABEL)
      ? content.sections.findIndex(({ from }) => String(from) === place.dataset['line'])
      : -1;
    const index = lines.findIndex(({ row, section }) =>
      labelled === -1 ? row === numberOf(place) : section === labelled,
    );
    if (index === -1) return;
    if (labelled === -1) playFrom(index);
    else practice.repeat(index);
    // The tap does not turn the page.
    event.stopPropagation();
  };
  useWindowEvent('click', playTappedLine, { isCaptured: true });
  const pauseOrGoOn = isPlaying ? stop : goOn;
  useKeys('song', { L: pauseOrGoOn, R: lines.length > 0 && practice.toggle });
  return (
    <PlayerBar
      {...playing}
      what={heard}
      tempo={{ ...tempo, label: text.tempoOfPlay }}
      beats={<Beats beat={beat} count={count} beatsInBar={beatsInBar} />}
      onToggle={pauseOrGoOn}
      practice={lines.length > 0 && <PracticeRow id={id} practice={practice} />}
      isPractising={hasPractised}
    >
      {'mediaSession' in navigator && <LockScreen id={id} player={player} />}
      {lines.length > 0 && (
        <>
          <IconButton
            icon={BACK}
            label={isPractising ? text.previousSection : text.previousLine}
            onClick={toPrevious}
          />
          <IconButton
            icon={FORWARD}
            label={isPractising ? text.nextSection : text.nextLine}
            onClick={toNext}
          />
        </>
      )}
    </PlayerBar>
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
