import { useState } from 'react';
import * as text from '../text/pages';
import { Button } from '../ui/Button';
import { lazyView } from '../ui/lazyView';
import { usePageKey } from '../ui/pageKey';

const ShortcutsPanel = lazyView(async () => (await import('./ShortcutsPanel')).ShortcutsPanel);

/** Opens the list of keyboard shortcuts, by a button and by the key «?». */
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
