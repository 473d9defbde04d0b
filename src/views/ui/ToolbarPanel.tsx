import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { PanelHead } from './PanelHead';
import { ToolbarButton } from './ToolbarButton';
import styles from './Panel.module.css';
import { useDismissal } from './useDismissal';

/** A button of the reader's bar and the panel that it opens beside the song; `opened` is given where others open it too. */
export function ToolbarPanel({
  icon,
  label,
  title,
  opened,
  children,
}: {
  icon: ReactNode;
  label: string;
  title: string;
  opened?: readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void];
  children: ReactNode;
}) {
  const own = useState(false);
  const [isOpen, setOpen] = opened ?? own;
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const close = (): void => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  useDismissal(root, isOpen, { onEscape: close, onLeave: () => setOpen(false) });
  useEffect(() => {
    if (isOpen) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <div ref={root}>
      <ToolbarButton
        ref={opener}
        icon={icon}
        label={label}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setOpen(true))}
      />
      {isOpen && (
        <div ref={panel} className={styles['panel']} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
          <PanelHead id={titleId} title={title} onClose={close} />
          {children}
        </div>
      )}
    </div>
  );
}
