import { useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { Icon, type IconShape } from './Icon';
import { useKeys, type Shortcut } from './keys';
import { Panel } from './Panel';
import styles from './Toolbar.module.css';
import { useWindowEvent } from './useWindowEvent';

/** A bar of tools that sticks to the lower edge of the screen. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.toolbar} role="group" aria-label={label} data-bar data-on-stage>
      {children}
    </div>
  );
}

interface Tool {
  readonly icon: IconShape;
  readonly label: string;
  /** The key that does the same as a tap on the button. */
  readonly shortcut?: Shortcut;
}

/** A button of a toolbar: an icon over a short word. */
export function ToolbarButton({
  icon,
  label,
  shortcut,
  onClick,
  ...attributes
}: Tool & { onClick: () => void } & Omit<ComponentProps<'button'>, 'className' | 'type' | 'onClick'>) {
  useKeys('song', shortcut ? { [shortcut]: onClick } : {});
  return (
    <button
      type="button"
      className={styles.button}
      aria-keyshortcuts={shortcut}
      onClick={onClick}
      {...attributes}
    >
      <span className={styles.icon} aria-hidden="true">
        <Icon shape={icon} />
      </span>
      <span>{label}</span>
    </button>
  );
}

/** A toolbar button and the panel it opens; pass `opened` to control it from outside. */
export function ToolbarPanel({
  title,
  opened,
  children,
  ...tool
}: Tool & {
  title: string;
  opened?: readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];
  children: ReactNode;
}) {
  const own = useState(false);
  const [isOpen, setOpen] = opened ?? own;
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    // Safari does not focus a tapped button, so the dialog has no focus to return.
    opener.current?.focus({ preventScroll: true });
  };
  useLeaving(root, isOpen, () => setOpen(false));
  return (
    <div ref={root}>
      <ToolbarButton
        {...tool}
        ref={opener}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      {isOpen && (
        <Panel title={title} onClose={close}>
          {children}
        </Panel>
      )}
    </div>
  );
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
  useWindowEvent('pointerdown', leave, { isOn: isOpen });
  useWindowEvent('focusin', leave, { isOn: isOpen });
  useWindowEvent('blur', leaveToFrame, { isOn: isOpen });
}
