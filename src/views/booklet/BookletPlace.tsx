import { useEffect, useState, type ComponentType } from 'react';
import type { SongId } from '../../catalogue';
import styles from './BookletPlace.module.css';

/** Keeps the place of the booklet's button free until its code has arrived. */
export function BookletPlace(props: { ids: readonly SongId[] }) {
  const [Printer, setPrinter] = useState<ComponentType<typeof props> | null>(null);
  useEffect(() => {
    import('./BookletPrinter').then(
      ({ BookletPrinter }) => setPrinter(() => BookletPrinter),
      // The list can be read, and printed, without.
      () => undefined,
    );
  }, []);
  return <div className={styles['place']}>{Printer && <Printer {...props} />}</div>;
}
