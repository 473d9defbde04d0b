import { useState } from 'react';
import * as text from '../text';
import { Button, lazyView } from '../ui';

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
