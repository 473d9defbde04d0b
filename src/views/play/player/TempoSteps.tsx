import type { ReactNode } from 'react';
import * as text from '../../text';
import { StepButton } from '../../ui';
import styles from './PlayerBar.module.css';

/** A tempo between the buttons that change it; its unit, or what is shown instead, is below it. */
export function TempoSteps({
  label,
  shown,
  unit,
  slower,
  faster,
  onStep,
  children,
}: {
  label: string;
  shown: number;
  unit?: string;
  slower: number | null;
  faster: number | null;
  onStep: (tempo: number) => void;
  children?: ReactNode;
}) {
  return (
    <div className={styles.steps} role="group" aria-label={label}>
      <StepButton sign="minus" label={text.slower} value={slower} onStep={onStep} />
      <span className={styles.tempo}>
        <output>
          <b data-testid="tempo">{shown}</b>
          {unit && <span>{unit}</span>}
        </output>
        {children}
      </span>
      <StepButton sign="plus" label={text.faster} value={faster} onStep={onStep} />
    </div>
  );
}
