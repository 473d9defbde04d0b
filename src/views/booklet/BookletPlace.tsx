import type { SongId } from '../../catalogue';
import { lazyView } from '../ui/lazyView';
import styles from './BookletPlace.module.css';

const BookletPrinter = lazyView(async () => (await import('./BookletPrinter')).BookletPrinter, {
  isQuiet: true,
});

/** Reserves the space of the booklet's button until its code has arrived. */
export function BookletPlace({ ids }: { ids: readonly SongId[] }) {
  return (
    <div className={styles.place}>
      <BookletPrinter ids={ids} />
    </div>
  );
}
