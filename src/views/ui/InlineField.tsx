import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useKeys } from './keys';
import { useWindowEvent } from './useWindowEvent';
import choices from './ChoiceGroup.module.css';
import styles from './InlineField.module.css';

/**
 * A line of text that is edited in place: it is saved by Enter, or when the field or the page is left; Escape restores
 * it. A change from another tab is shown unless something is typed here.
 */
export function InlineField({
  label,
  value,
  placeholder,
  maxLength,
  isLabelShown = false,
  onWrite,
}: {
  label: string;
  value: string;
  placeholder?: string;
  maxLength: number;
  isLabelShown?: boolean;
  onWrite: (text: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const write = (): void => {
    const written = typed?.trim() ?? value;
    setTyped(null);
    if (written !== value) onWrite(written);
  };
  const field = useRef<HTMLInputElement>(null);
  const restore = typed !== null && (() => setTyped(null));
  useKeys('field', { Escape: restore, Enter: () => field.current?.blur() }, field);
  const left = useEffectEvent(write);
  useEffect(() => () => left(), []);
  useWindowEvent('pagehide', write);
  return (
    <label className={styles.line}>
      {isLabelShown && <span className={choices.legend}>{label}</span>}
      <input
        ref={field}
        className={clsx(styles.field, !isLabelShown && styles.bare)}
        value={typed ?? value}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={write}
      />
    </label>
  );
}
