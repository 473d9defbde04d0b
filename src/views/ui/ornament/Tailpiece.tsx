import { clsx } from 'clsx';
import { ornamentAddress } from './ornamentAddress';
import styles from './Ornament.module.css';

/** The ornament at the foot of a page: two birds at a vine. */
export function Tailpiece() {
  return (
    <svg className={clsx(styles.ornament, styles.tailpiece)} viewBox="0 0 308 70" aria-hidden="true">
      <use href={ornamentAddress('tailpiece')} />
    </svg>
  );
}
