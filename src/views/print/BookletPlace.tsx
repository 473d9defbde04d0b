import { useState, type ComponentProps, type ReactNode } from 'react';
import { useServices } from '../hooks';
import * as text from '../text';
import { withMoreWords } from '../text/moreWords';
import { Button, lateView, WantedPart } from '../ui';
import styles from './BookletPlace.module.css';
import type { BookletPrinter as Printer } from './BookletPrinter';

export const fetchPrinter = withMoreWords(() => import(/* webpackChunkName: "print" */ './BookletPrinter'));

const BookletPrinter = lateView(fetchPrinter, (part) => part.BookletPrinter);

/** Prints songs as a booklet; its options are opened by a button, or by the one that the children make. */
export function BookletPlace({
  children,
  ...booklet
}: Omit<ComponentProps<typeof Printer>, 'opened'> & { children?: (onOpen: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { wantContents } = useServices();
  const open = (): void => {
    wantContents();
    setOpen(true);
  };
  return (
    <>
      {children?.(open) ?? (
        <Button className={styles.button} aria-haspopup="dialog" onClick={open}>
          {text.printBooklet}
        </Button>
      )}
      {booklet.songs.length > 0 && <BookletPrinter opened={[isOpen, setOpen]} {...booklet} />}
      {isOpen && <WantedPart fetchPart={fetchPrinter} onGiveUp={() => setOpen(false)} />}
    </>
  );
}
