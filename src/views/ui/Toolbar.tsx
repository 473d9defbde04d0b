import { useState, type ComponentProps, type ReactNode } from 'react';
import { Icon, type IconShape } from './Icon';
import { useKeys, type Shortcut } from './keys';
import { Panel, usePanel, type Opened } from './Panel';
import styles from './Toolbar.module.css';

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
  opened?: Opened;
  children: ReactNode;
}) {
  const own = useState(false);
  const { root, opener, isOpen, close } = usePanel<HTMLDivElement>(opened ?? own);
  return (
    <div ref={root}>
      <ToolbarButton {...tool} {...opener} />
      {isOpen && (
        <Panel title={title} onClose={close}>
          {children}
        </Panel>
      )}
    </div>
  );
}
