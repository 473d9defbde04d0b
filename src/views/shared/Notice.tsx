import type { ReactNode } from 'react';
import * as text from '../text';
import styles from './Notice.module.css';

/** Where notices appear, over the page's lower edge; it is there before they are, so that each is announced. */
export function NoticePlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles['place']} role="status">
      {children}
    </div>
  );
}

/** A short word over the page, with what can be done about it. */
export function Notice({
  message,
  action,
  onAction,
  onDismiss,
}: {
  message: string;
  action: string;
  onAction: () => void;
  onDismiss?: () => void;
}) {
  return (
    <div className={styles['notice']}>
      <span>{message}</span>
      <button type="button" onClick={onAction}>
        {action}
      </button>
      {onDismiss && (
        <button type="button" onClick={onDismiss}>
          {text.gotIt}
        </button>
      )}
    </div>
  );
}
