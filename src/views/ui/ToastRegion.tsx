import type { ReactNode } from 'react';
import styles from './Toast.module.css';

/** Where notices appear, over the page's lower edge; it is there before they are, so that each is announced. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div className={styles['place']} role="status" data-notices>
      {children}
    </div>
  );
}
