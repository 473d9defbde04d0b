import { clsx } from 'clsx';
import styles from './Ornament.module.css';
import { ornamentAddress } from './ornamentAddress';

/** Two birds at a vine. */
export const Birds = () => (
  <svg className={clsx(styles.ornament, styles.birds)} viewBox="0 0 308 70" aria-hidden="true">
    <use href={ornamentAddress('tailpiece')} />
  </svg>
);
