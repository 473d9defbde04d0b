import { clsx } from 'clsx';
import { initialOf } from './initialOf';
import styles from './Ornament.module.css';

/** A title's first letter, drawn of birds and vines as in manuscripts; nothing if it has no drawing. */
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
