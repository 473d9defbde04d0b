import type { ComponentProps, ReactNode } from 'react';
import styles from './Callout.module.css';
import { Birds } from './ornament/Birds';

/** A box with a message and the actions on it. */
export function Callout({ message, children, ...attributes }: ComponentProps<'div'> & { message?: string }) {
  return (
    <div className={styles.callout} {...attributes}>
      {message && <p>{message}</p>}
      {children}
    </div>
  );
}

/** An empty page's content: the birds, a sentence and the actions on it. */
export function Empty({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={styles.empty} data-empty>
      <Birds />
      <p>{message}</p>
      {children}
    </div>
  );
}

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
