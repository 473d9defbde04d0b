import type { DressedStroke } from './dress';
import styles from './Strokes.module.css';

/** An ornament's strokes within an SVG, in the page's red and blue. */
export function Strokes({ drawn }: { drawn: readonly DressedStroke[] }) {
  return drawn.map(({ colour, own, other, lines }, index) => (
    <g key={index} className={colour === 'red' ? styles.red : styles.blue}>
      <path className={styles.own} d={own} />
      {other && <path className={styles.other} d={other} />}
      {lines && <path className={styles.lines} d={lines} />}
    </g>
  ));
}
