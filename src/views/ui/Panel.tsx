import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import * as text from '../text';
import { IconButton } from './IconButton';
import { CLOSE } from './Icon';
import { useKeys } from './keys';
import styles from './Panel.module.css';

/** A dialog that is open while it is rendered. A modal one makes the rest of the page inert. */
export function Panel({
  title,
  isModal = false,
  onClose,
  children,
}: {
  title: string;
  isModal?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useKeys('panel', { Escape: onClose });
  // A layout effect, to run before the effects of the children, which may move the focus.
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (isModal) dialog?.showModal();
    else {
      dialog?.show();
      dialog?.focus({ preventScroll: true });
    }
    // Closing returns the focus.
    return () => dialog?.close();
  }, [isModal]);
  return (
    <dialog
      ref={panel}
      className={clsx(styles.panel, isModal ? styles.modal : styles.beside)}
      aria-labelledby={titleId}
      tabIndex={-1}
      // The browser closes a modal dialog by a phone's back gesture.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={CLOSE} label={text.close} onClick={onClose} />
      </header>
      {children}
    </dialog>
  );
}
