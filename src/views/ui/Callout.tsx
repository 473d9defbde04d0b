import type { ReactNode } from 'react';
import styles from './Callout.module.css';

/** A quiet box that says what is the matter and what can be done. */
export function Callout({
  children,
  ...attributes
}: {
  children: ReactNode;
  role?: 'alert';
  'data-testid'?: string;
}) {
  return (
    <div className={styles['message']} {...attributes}>
      {children}
    </div>
  );
}
