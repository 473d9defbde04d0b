import { useState, type ReactNode } from 'react';
import * as text from '../text';
import { Button, ButtonRow } from './Button';

/** What few need, behind a button; `children` stand below it, and `beside` beside the button. */
export function More({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <ButtonRow>
        {beside}
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {text.more}
        </Button>
      </ButtonRow>
      {isWhole && children}
    </>
  );
}
