import { clsx } from 'clsx';
import styles from './Ornament.module.css';

declare const ORNAMENTS: string;

export const ornamentAddress = (name: string): string => `${ORNAMENTS}/${name}.svg#o`;

/** Two birds at a vine. */
export const Birds = () => (
  <svg className={clsx(styles.ornament, styles.birds)} viewBox="0 0 308 70" aria-hidden="true">
    <use href={ornamentAddress('tailpiece')} />
  </svg>
);
