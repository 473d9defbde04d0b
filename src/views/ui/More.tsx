import { useState, type ReactNode } from 'react';
import * as text from '../text';
import { Button, ButtonRow } from './Button';

/** What few need, behind a button; `children` stand below it, and `beside` beside the button. */
export function More({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonRow>
        {beside}
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text.more}
        </Button>
      </ButtonRow>
      {isOpen && children}
    </>
  );
}
