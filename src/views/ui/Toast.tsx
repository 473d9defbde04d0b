import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button';
import styles from './Toast.module.css';

/** The live region of toasts, over the page's lower edge. It exists before them, so that each is announced. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <div className={styles.region} role="status" data-toasts>
      {children}
    </div>
  );
}

/** A short message over the page, with buttons for the actions on it. */
export function Toast({ message, children, ...attributes }: ComponentProps<'div'> & { message: string }) {
  return (
    <div className={styles.toast} {...attributes}>
      <span>{message}</span>
      {children}
    </div>
  );
}

export function ToastButton(props: ComponentProps<'button'>) {
  return <Button variant="quiet" className={styles.button} {...props} />;
}
