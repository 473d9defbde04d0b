import type { ComponentProps, ReactNode } from 'react';
import styles from './Callout.module.css';
import { Birds } from './Ornaments';

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
