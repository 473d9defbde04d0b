import type { ComponentProps } from 'react';
import { lazyView } from '../ui';
import styles from './BookletPlace.module.css';

/** The `BookletPrinter` of `./BookletPrinter.tsx`, fetched when it is first rendered. */
export const BookletPrinter = lazyView(
  async () => (await import('./BookletPrinter')).BookletPrinter,
  'quiet',
);

/** Reserves the space of the booklet's button until its code has arrived. */
export function BookletPlace(booklet: ComponentProps<typeof BookletPrinter>) {
  return (
    <div className={styles.place} data-unprinted>
      <BookletPrinter {...booklet} />
    </div>
  );
}
