import type { ReactNode } from 'react';
import type { SongId } from '../../catalogue';
import * as text from '../text';
import { StepButton } from '../ui';
import styles from './TempoSteps.module.css';
import { useTempo } from './useTempo';

/** The tempo of a song between buttons that change it; `children` are shown below it. */
export function TempoSteps({ id, children }: { id: SongId; children: ReactNode }) {
  const { tempo, slower, faster, setTempo } = useTempo(id);
  return (
    <div className={styles.steps} role="group" aria-label={text.tempoOfPlay}>
      <StepButton sign="minus" label={text.slowerTempo} value={slower} onStep={setTempo} />
      <span className={styles.tempo}>
        <output>
          <b data-testid="tempo">{tempo}</b>
        </output>
        {children}
      </span>
      <StepButton sign="plus" label={text.fasterTempo} value={faster} onStep={setTempo} />
    </div>
  );
}
