import type { RefObject } from 'react';
import { clearField } from './fillField';
import { MOST_CHARACTERS } from './queryLimit';
import styles from './SearchField.module.css';
import * as text from '../text/search';

/** Where a visitor types what to look for; what is typed stays in the field itself, so that none of it waits for a script. */
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
    <div role="search" className={styles['search']} onFocus={onUse} onInput={onUse}>
      <input
        ref={field}
        className={styles['field']}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={text.searchPlaceholder}
        maxLength={MOST_CHARACTERS}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <button
        type="button"
        className={styles['clear']}
        aria-label={text.clearSearch}
        onClick={() => clearField(field.current!)}
      >
        ×
      </button>
    </div>
  );
}
