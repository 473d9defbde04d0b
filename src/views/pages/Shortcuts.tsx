import { useState } from 'react';
import * as text from '../text';
import { Button, lazyView, useKeys } from '../ui';

const ShortcutsPanel = lazyView(async () => (await import('./ShortcutsPanel')).ShortcutsPanel);

/** Opens the list of keyboard shortcuts, by a button and by the key «?». */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useKeys('page', { '?': () => setOpen(true) });
  return (
    <>
      <Button variant="quiet" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        {text.shortcuts}
      </Button>
      {isOpen && <ShortcutsPanel onClose={() => setOpen(false)} />}
    </>
  );
}
