import * as text from '../text';
import styles from './Notice.module.css';

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
