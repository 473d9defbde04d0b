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
  onUse,
}: {
  field: RefObject<HTMLInputElement | null>;
  label: string;
  onUse: () => void;
}) {
  return (
    <div role="search" className={styles.search} onFocus={onUse} onInput={onUse}>
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
      />
      <IconButton
        icon={CLOSE}
        className={styles.clear}
        label={text.clearSearch}
        onClick={() => clearField(field.current)}
      />
    </div>
  );
}

/** Clears a field as if the visitor had, and focuses it. */
export function clearField(field: HTMLInputElement | null): void {
  if (!field) return;
  fillField(field, '');
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

export function fillField(field: HTMLInputElement, typed: string): void {
  field.value = typed;
}
