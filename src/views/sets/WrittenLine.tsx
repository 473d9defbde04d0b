import { clsx } from 'clsx';
import { useRef } from 'react';
import styles from './WrittenLine.module.css';

/** A line of text that is changed where it stands: it counts once the field is left, or by Enter; Escape brings it back. */
export function WrittenLine({
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
  const field = useRef<HTMLInputElement>(null);
  const write = (): void => {
    const written = field.current!.value.trim();
    if (written !== value) onWrite(written);
  };
  return (
    <label className={styles.line}>
      {isLabelShown && <span className={styles.label}>{label}</span>}
      <input
        // Another tab may write it too.
        key={value}
        ref={field}
        className={clsx(styles.field, isLabelShown && styles.framed)}
        defaultValue={value}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        onBlur={write}
        onKeyDown={({ key, currentTarget, nativeEvent }) => {
          if (key === 'Escape') currentTarget.value = value;
          if (key === 'Escape' || (key === 'Enter' && !nativeEvent.isComposing)) currentTarget.blur();
        }}
      />
    </label>
  );
}
