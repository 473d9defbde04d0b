import type { ComponentProps, ReactNode } from 'react';
import styles from './Toolbar.module.css';

/** A button of the reader's bar: an icon over a short word. */
export function ToolbarButton({
  icon,
  label,
  ...attributes
}: { icon: ReactNode; label: string } & Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return (
    <button type="button" className={styles['button']} {...attributes}>
      <span className={styles['icon']} aria-hidden="true">
        {icon}
      </span>
      {label}
    </button>
  );
}
