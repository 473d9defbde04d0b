import type { RefObject } from 'react';
import * as text from '../text';
import { CLOSE, Icon, IconButton, type IconShape } from '../ui';
import styles from './SearchField.module.css';

const LENS: IconShape = {
  path: 'M3.5 10.5a7 7 0 1 0 14 0 7 7 0 1 0-14 0M16 16l5 5',
  size: '1.25rem',
  stroke: 2.5,
};

export const MAX_QUERY_LENGTH = 100;

/** The search field. It is uncontrolled, so that text typed before hydration is kept. */
export function SearchField({
  field,
  label,
  onFocus,
  onType,
}: {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  onFocus?: () => void;
  /** Called with the whole text at every change that the visitor makes. */
  onType: (typed: string) => void;
}) {
  return (
    <div role="search" className={styles.search} onFocus={onFocus}>
      <Icon shape={LENS} />
      <input
        ref={field}
        className={styles.field}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={text.searchPlaceholder}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <IconButton
        icon={CLOSE}
        className={styles.clear}
        label={text.clearSearch}
        onClick={() => clearField(field.current, onType)}
      />
    </div>
  );
}

/** Clears a field and focuses it. */
export function clearField(field: HTMLInputElement | null, onType: (typed: string) => void): void {
  if (!field) return;
  field.value = '';
  field.focus();
  onType('');
}
