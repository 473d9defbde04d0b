import { useState, type ComponentProps, type ReactNode } from 'react';
import * as text from '../text';
import { Button, lazyView, MissingPart, useWhenFetched } from '../ui';
import styles from './BookletPlace.module.css';

const BookletPrinter = lazyView(async () => (await import('./BookletPrinter')).BookletPrinter, 'quiet');

/** Prints songs as a booklet; its options are opened by a button, or by the one that the children make. */
export function BookletPlace({
  children,
  ...booklet
}: Omit<ComponentProps<typeof BookletPrinter>, 'opened'> & { children?: (onOpen: () => void) => ReactNode }) {
  const { stage, whenFetched, forget } = useWhenFetched();
  const [isOpen, setOpen] = useState(false);
  const open = (): void => whenFetched(BookletPrinter.load(), () => setOpen(true));
  return (
    <>
      {children?.(open) ?? (
        <Button className={styles.button} aria-haspopup="dialog" onClick={open}>
          {text.printBooklet}
        </Button>
      )}
      {booklet.songs.length > 0 && <BookletPrinter opened={[isOpen, setOpen]} {...booklet} />}
      {stage === 'failed' && <MissingPart onNoted={forget} />}
    </>
  );
}
