import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type RefObject } from 'react';
import * as text from '../text';
import { IconButton } from './IconButton';
import { CLOSE } from './Icon';
import { useKeys } from './keys';
import styles from './Panel.module.css';
import { useCloseRequest } from './useCloseRequest';
import { useWindowEvent } from './useWindowEvent';

/**
 * A dialog that is open while it is rendered: beside the tools, or below its opener. A modal one makes the rest of the
 * page inert.
 */
export function Panel({
  title,
  isModal = false,
  isBelow = false,
  onClose,
  children,
}: {
  title: string;
  isModal?: boolean;
  isBelow?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useKeys('panel', { Escape: onClose });
  useCloseRequest(onClose);
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
      className={clsx(styles.panel, isModal ? styles.modal : isBelow ? styles.below : styles.beside)}
      aria-labelledby={titleId}
      aria-modal={isModal || undefined}
      tabIndex={-1}
      onClick={showOpened}
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

/** Scrolls a panel to what one of its buttons has opened below itself. */
function showOpened({ target, currentTarget: panel }: MouseEvent): void {
  const opener = (target as Element).closest('[aria-expanded]');
  requestAnimationFrame(() => {
    if (opener?.getAttribute('aria-expanded') === 'true' && panel.contains(opener))
      panel.scrollTop += opener.getBoundingClientRect().top - panel.getBoundingClientRect().top - 8;
  });
}

/** The answers of a panel, which stay in view at its end. */
export const PanelFoot = ({ children }: { children: ReactNode }) => (
  <div className={styles.foot}>{children}</div>
);

/** Whether a panel is open, and a function that opens or closes it. */
export type Opened = readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];

/** The attributes of a panel's root and opener, and what closes the panel; a tap or focus outside the root does too. */
export function usePanel<Root extends HTMLElement>([isOpen, setOpen]: Opened) {
  const root = useRef<Root>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    // Safari does not focus a tapped button, so the dialog has no focus to return.
    opener.current?.focus({ preventScroll: true });
  };
  useLeaving(root, isOpen, () => setOpen(false));
  return {
    root,
    isOpen,
    close,
    opener: {
      ref: opener,
      'aria-expanded': isOpen,
      onClick: () => (isOpen ? close() : setOpen(true)),
    },
  };
}

/** Reports a tap or focus outside the root. A native popover would also close on a tap on a toast. */
function useLeaving(root: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void): void {
  const leave = ({ target }: Event): void => {
    // A toast makes room for an open panel; if the panel closed, the toast would move away from under the finger.
    if (target instanceof Element && target.closest('[data-toasts]')) return;
    if (!root.current?.contains(target as Node)) onLeave();
  };
  // When a frame takes the focus, the page gets no focus event; it only loses its own focus.
  const leaveToFrame = (): void => {
    if (document.activeElement?.tagName === 'IFRAME') onLeave();
  };
  // A pressed button takes the focus, but its click comes later; if the panel closed before, the button could move away.
  const leaveByFocus = (event: Event): void => {
    if (event.target instanceof Element && !event.target.matches(':active')) leave(event);
  };
  useWindowEvent('click', leave, { isOn: isOpen, isCaptured: true });
  useWindowEvent('focusin', leaveByFocus, { isOn: isOpen });
  useWindowEvent('blur', leaveToFrame, { isOn: isOpen });
}
