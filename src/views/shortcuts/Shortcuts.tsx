import { useEffect, useState } from 'react';
import * as text from '../text/pages';
import { Button } from '../ui/Button';
import { lazyView } from '../ui/lazyView';

const ShortcutsPanel = lazyView(async () => (await import('./ShortcutsPanel')).ShortcutsPanel);

const TYPED_IN = 'input, textarea, select, [contenteditable], dialog';

/** A button, and the key «?», that tell what keys do. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const page = new AbortController();
    const pressed = ({ key, target }: KeyboardEvent): void => {
      if (key === '?' && !(target instanceof Element && target.closest(TYPED_IN))) setOpen(true);
    };
    document.addEventListener('keydown', pressed, page);
    return () => page.abort();
  }, []);
  return (
    <>
      <Button variant="quiet" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {text.shortcuts}
      </Button>
      {isOpen && <ShortcutsPanel onClose={() => setOpen(false)} />}
    </>
  );
}
