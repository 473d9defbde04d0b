import { useState } from 'react';
import * as text from '../text/pages';
import { Button } from '../ui/Button';
import { lazyView } from '../ui/lazyView';
import { usePageKey } from '../ui/pageKey';

const ShortcutsPanel = lazyView(async () => (await import('./ShortcutsPanel')).ShortcutsPanel);

/** A button, and the key «?», that tell what keys do. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  usePageKey('?', () => setOpen(true));
  return (
    <>
      <Button variant="quiet" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {text.shortcuts}
      </Button>
      {isOpen && <ShortcutsPanel onClose={() => setOpen(false)} />}
    </>
  );
}
