import { useEffect, useEffectEvent } from 'react';

const TYPED_IN = 'input, textarea, select, [contenteditable], dialog';

/** Calls back when a key is pressed without Ctrl, Alt or Meta, unless something is typed or a dialog is open. */
export function usePageKey(wanted: string, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const page = new AbortController();
    const follow = (event: KeyboardEvent): void => {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      if (key !== wanted || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest(TYPED_IN)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', follow, page);
    return () => page.abort();
  }, [wanted]);
}
