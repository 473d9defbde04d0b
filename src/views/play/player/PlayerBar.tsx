import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as text from '../../text';
import { CLOSE, focusOrHeading, IconButton, PAUSE, PLAY, StepButton, useKeys } from '../../ui';
import { useSongElements } from '../../songElements';
import { useFullRefrains } from '../useFullRefrains';
import { useIsOnStage } from '../../sheet/onStage';
import type { useTempo } from '../useTempo';
import type { Playing } from './played';
import styles from './PlayerBar.module.css';

/**
 * Leads what is played: its tempo, the buttons of its `children`, and close. It has a button to pause on the stage alone,
 * where the tools are hidden.
 */
export function PlayerBar({
  id,
  isGoing,
  setGoing,
  tempo: { label, shown, unit, slower, faster, set },
  beats,
  above,
  onClose,
  children,
}: Playing & {
  tempo: Pick<ReturnType<typeof useTempo>, 'shown' | 'slower' | 'faster' | 'set'> & {
    label: string;
    unit?: string;
  };
  beats?: ReactNode;
  /** Stands above the buttons. */
  above?: ReactNode;
  children?: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const { stageLine } = useSongElements();
  const isOnStage = useIsOnStage();
  useLayoutEffect(() => (bar.current ? followHeight(bar.current) : undefined), []);
  useFullRefrains(id, 'played');
  const close = (): void => {
    onClose();
    // The focused button disappears with the bar; on the stage there is no heading.
    if (bar.current?.contains(document.activeElement)) focusOrHeading(stageLine.current);
  };
  useKeys('song', { Escape: close });
  return (
    <div
      ref={bar}
      className={styles.player}
      role="group"
      aria-label={text.player}
      data-bar
      data-player
      data-on-stage
    >
      {above}
      <div className={styles.row}>
        {isOnStage && (
          <IconButton
            icon={isGoing ? PAUSE : PLAY}
            label={isGoing ? text.pausePlaying : text.goOn}
            onClick={() => setGoing(!isGoing)}
          />
        )}
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
        {children}
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
