import type { ComponentProps } from 'react';
import styles from './Banner.module.css';

/** A message of a line or two above its subject with the answers to it, on the screen only. */
export function Banner({ message, role = 'group', children }: ComponentProps<'div'> & { message: string }) {
  return (
    <div
      className={styles.banner}
      role={role}
      aria-label={role === 'group' ? message : undefined}
      data-unprinted
    >
      <p>{message}</p>
      {children}
    </div>
  );
}
