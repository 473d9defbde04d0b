import type { SongId } from '../../catalogue';
import { lazyView } from '../ui/lazyView';
import styles from './BookletPlace.module.css';

const BookletPrinter = lazyView(async () => (await import('./BookletPrinter')).BookletPrinter, {
  isQuiet: true,
});

/** Keeps the place of the booklet's button free until its code has arrived; the list can be read, and printed, without. */
export function BookletPlace({ ids }: { ids: readonly SongId[] }) {
  return (
    <div className={styles.place}>
      <BookletPrinter ids={ids} />
    </div>
  );
}
