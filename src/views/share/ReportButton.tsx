import { useState } from 'react';
import * as text from '../text';
import { Button } from '../ui/Button';
import { lazyView } from '../ui/lazyView';

const ReportDialog = lazyView(async () => (await import('./ReportDialog')).ReportDialog);

export function ReportButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.tellProblem}
      </Button>
      {isOpen && <ReportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
