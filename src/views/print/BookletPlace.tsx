import { lazyView } from '../ui';
import type { PrintedBooklet } from './BookletPrinter';
import styles from './BookletPlace.module.css';

/** The `BookletPrinter` of `./BookletPrinter.tsx`, fetched when it is first rendered. */
export const BookletPrinter = lazyView(
  async () => (await import('./BookletPrinter')).BookletPrinter,
  'quiet',
);

/** Reserves the space of the booklet's button until its code has arrived. */
export function BookletPlace(booklet: PrintedBooklet) {
  return (
    <div className={styles.place} data-unprinted>
      <BookletPrinter {...booklet} />
    </div>
  );
}
