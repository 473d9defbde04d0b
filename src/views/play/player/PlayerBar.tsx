import { useLayoutEffect, useRef, type ReactNode } from 'react';
import * as text from '../../text';
import { CLOSE, focusOrHeading, IconButton, StepButton, useKeys } from '../../ui';
import { useSongElements } from '../../songElements';
import { useFullRefrains } from '../useFullRefrains';
import type { useTempo } from '../useTempo';
import type { Playing } from './played';
import styles from './PlayerBar.module.css';

/** Leads what is played, beside the tool that pauses: its tempo, the buttons of its `children`, and close. */
export function PlayerBar({
  id,
  tempo: { label, shown, unit, slower, faster, set },
  beats,
  onClose,
  children,
}: Pick<Playing, 'id' | 'onClose'> & {
  tempo: Pick<ReturnType<typeof useTempo>, 'shown' | 'slower' | 'faster' | 'set'> & {
    label: string;
    unit?: string;
  };
  beats?: ReactNode;
  children?: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const { stageLine } = useSongElements();
  // Tells style sheets the height of the toolbar, as it changes.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(([size]) =>
      style.setProperty('--player-height', `${size?.contentRect.height}px`),
    );
    sizes.observe(bar.current!.parentElement!);
    return () => {
      sizes.disconnect();
      style.removeProperty('--player-height');
    };
  }, []);
  useFullRefrains(id, 'played');
  const close = (): void => {
    onClose();
    // The focused button disappears with the bar; on the stage there is no heading.
    if (bar.current?.contains(document.activeElement)) focusOrHeading(stageLine.current);
  };
  useKeys('song', { Escape: close });
  return (
    <div ref={bar} className={styles.player} role="group" aria-label={text.player} data-player data-on-stage>
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
  );
}
