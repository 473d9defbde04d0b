import { clsx } from 'clsx';
import styles from './Beats.module.css';

/** The most beats drawn; a longer bar is drawn as one dot. */
const MOST = 12;

/** The beats of a bar as dots, the heard one lit; a single dot is lit on every second beat. */
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
