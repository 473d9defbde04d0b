import { useState, type ReactNode } from 'react';
import * as text from '../text';
import { Button } from './Button';

/** What few need, behind a button, below which it stands. */
export function More({ label = text.more, children }: { label?: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && children}
    </>
  );
}
