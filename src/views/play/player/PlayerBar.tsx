import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as text from '../../text';
import {
  CLOSE,
  focusOrHeading,
  HEAR,
  IconButton,
  lazyView,
  PAUSE,
  PLAY,
  StepButton,
  useKeys,
} from '../../ui';
import { useSongElements } from '../../songElements';
import { useFullRefrains } from '../useFullRefrains';
import type { useTempo } from '../useTempo';
import type { Played, Playing } from './played';
import styles from './PlayerBar.module.css';

const PlayChoices = lazyView(async () => (await import('./PlayChoices')).PlayChoices, 'quiet');

/** How long the choices stay open unasked, in milliseconds. */
const PATIENCE = 8000;

/** Leads what is played: pause, the buttons of its `children`, tempo, what else can be played, and close. */
export function PlayerBar({
  id,
  what,
  by,
  going: [isGoing],
  pauseOrGoOn,
  tempo: { label, shown, unit, slower, faster, set },
  beats,
  onToggle,
  onPlay,
  onClose,
  practice,
  isPractising = false,
  children,
}: Playing & {
  what: Played;
  tempo: Pick<ReturnType<typeof useTempo>, 'shown' | 'slower' | 'faster' | 'set'> & {
    label: string;
    unit?: string;
  };
  beats?: ReactNode;
  onToggle: () => void;
  /** Shown while it practises, and with the choices. */
  practice?: ReactNode;
  isPractising?: boolean;
  children?: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const offers = useRef<HTMLDivElement>(null);
  const pause = useRef<HTMLButtonElement>(null);
  const { stageLine } = useSongElements();
  const [chooses, setChooses] = useState<'unasked' | 'asked' | 'not'>(by === 'tool' ? 'unasked' : 'not');
  const isChoosing = chooses !== 'not';
  useLayoutEffect(() => (bar.current ? followHeight(bar.current) : undefined), []);
  useFullRefrains(id, 'played');
  useImperativeHandle(pauseOrGoOn, () => onToggle);
  // The tapped choice is gone.
  useEffect(() => {
    if (by === 'choice') pause.current?.focus({ preventScroll: true });
  }, [by]);
  const isPassing = chooses === 'unasked' && isGoing;
  useEffect(() => {
    if (!isPassing) return;
    const fold = (): void => {
      if (!offers.current?.matches(':hover, :focus-within')) setChooses('not');
    };
    const timer = setTimeout(fold, PATIENCE);
    return () => clearTimeout(timer);
  }, [isPassing]);
  const close = (): void => {
    onClose();
    // The focused button disappears with the bar; on the stage there is no heading.
    if (bar.current?.contains(document.activeElement)) focusOrHeading(stageLine.current);
  };
  useKeys('song', { Escape: close });
  return (
    <div ref={bar} className={styles.player} role="group" aria-label={text.player} data-bar data-on-stage>
      {(isChoosing || isPractising) && (
        <div ref={offers} className={styles.offers} data-passing={chooses === 'unasked' || undefined}>
          {isChoosing && (
            <div className={styles.choices} role="group" aria-label={text.played}>
              <PlayChoices id={id} what={what} isWhole={chooses === 'asked'} onPlay={onPlay} />
            </div>
          )}
          {practice}
        </div>
      )}
      <div className={styles.row}>
        <IconButton
          icon={isGoing ? PAUSE : PLAY}
          ref={pause}
          label={isGoing ? text.pausePlaying : text.goOn}
          aria-keyshortcuts={what === 'scroll' ? 'P' : 'L'}
          onClick={onToggle}
        />
        {children}
        <div className={styles.steps} role="group" aria-label={label}>
          <StepButton sign="minus" label={text.slower} value={slower} onStep={set} />
          <span className={styles.tempo}>
            <output>
              <b data-testid="tempo">{shown}</b>
              {unit && <span>{unit}</span>}
            </output>
            {beats}
          </span>
          <StepButton sign="plus" label={text.faster} value={faster} onStep={set} />
        </div>
        <IconButton
          icon={HEAR}
          label={text.played}
          aria-expanded={isChoosing}
          onClick={() => setChooses(isChoosing ? 'not' : 'asked')}
        />
        <IconButton icon={CLOSE} label={text.closePlayer} onClick={close} />
      </div>
    </div>
  );
}

/** Tells style sheets the height of the bar, as it changes; returns a function that ends this. */
function followHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const sizes = new ResizeObserver(() => style.setProperty('--player-height', `${bar.offsetHeight}px`));
  sizes.observe(bar, { box: 'border-box' });
  return () => {
    sizes.disconnect();
    style.removeProperty('--player-height');
  };
}
