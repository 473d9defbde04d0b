import { clsx } from 'clsx';
import styles from './Beats.module.css';

/** How many beats are drawn at most; more are drawn as one. */
const MOST = 12;

/** The beats of a bar as dots, the one that is heard lit up. */
export function Beats({ beat, count, beatsInBar }: { beat: number; count: number; beatsInBar: number }) {
  const dots = beatsInBar <= MOST ? beatsInBar : 1;
  return (
    <span className={styles.beats} data-testid="beats" data-beat={beat} aria-hidden="true">
      {Array.from({ length: dots }, (_, dot) => (
        // A beat that is heard again lights up anew.
        <span
          key={beat >= 0 && beat % dots === dot ? `${dot} ${count}` : dot}
          className={clsx(styles.dot, beat >= 0 && beat % dots === dot && styles.lit)}
        />
      ))}
    </span>
  );
}
