import { clsx } from 'clsx';
import styles from './Beats.module.css';

/** How many beats are drawn at most; more are drawn as one. */
const MOST = 12;

/** The beats of a bar as dots, the one that is heard lit up; a single dot is lit with every second beat. */
export function Beats({ beat, count, beatsInBar }: { beat: number; count: number; beatsInBar: number }) {
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
