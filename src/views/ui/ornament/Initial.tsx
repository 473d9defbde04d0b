import { clsx } from 'clsx';
import { initialOf } from './initialOf';
import styles from './Ornament.module.css';

/**
 * The first letter of a title, drawn of birds and vines as in Armenian manuscripts; nothing if the letter has no
 * drawing.
 */
export function Initial({ title }: { title: string }) {
  const initial = initialOf(title);
  return (
    initial && (
      <svg className={clsx(styles.ornament, styles.initial)} viewBox={initial.field} aria-hidden="true">
        <use href={initial.address} />
      </svg>
    )
  );
}
