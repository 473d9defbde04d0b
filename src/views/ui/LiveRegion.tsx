import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

/** What only a screen reader's listener has to be told, each time it changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <span className={styles.region} role="status">
      {children}
    </span>
  );
}
