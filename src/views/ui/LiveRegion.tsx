import type { ReactNode } from 'react';
import styles from './LiveRegion.module.css';

/** A text that only screen readers announce, whenever it changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <span className={styles.region} role="status">
      {children}
    </span>
  );
}
