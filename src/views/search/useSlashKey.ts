import { useEffect, type RefObject } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable]';

/** Lets the slash key put the cursor into a field, unless it is typed into another one. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      if (key !== '/' || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(TYPED_IN)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}
