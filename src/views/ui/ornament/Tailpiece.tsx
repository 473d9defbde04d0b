import { dress } from './dress';
import type { Stroke } from './initials';
import { Strokes } from './Strokes';
import styles from './Tailpiece.module.css';

const draw = (...strokes: readonly Stroke[]) => <Strokes drawn={strokes.map(dress)} />;

const BIRD = draw(
  ['blue', 'vine', 'M64 56C46 42 26 68 2 52'],
  ['red', 'bird', 'M122 18C116 12 107 16 106 29C104 50 88 60 66 56L40 46'],
);
const VINE = draw(['blue', 'vine', 'M150 66C146 56 154 48 150 34']);

/** The ornament at the foot of a page: two birds at a vine. */
export function Tailpiece() {
  return (
    <svg className={styles.tailpiece} viewBox="-4 0 308 70" aria-hidden="true">
      {BIRD}
      <g transform="matrix(-1 0 0 1 300 0)">{BIRD}</g>
      {VINE}
    </svg>
  );
}
