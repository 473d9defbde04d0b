import styles from './Toast.module.css';
import * as text from '../text/common';

/** A short word over the page, with what can be done about it. */
export function Toast({
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
