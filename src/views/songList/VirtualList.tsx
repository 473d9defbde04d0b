import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './SongList.module.css';
import { SongRow, type ListedSongs } from './SongRow';

/** How high a row is whose names fit on a line each, in pixels; each drawn row is measured. */
const USUAL_HEIGHT = 72;
/** How many rows are drawn beyond either edge of the screen. */
const OVERSCAN = 16;

/** The rows of a list too long to be drawn at once: those near the screen, and the space of the others. */
export function VirtualList({ ids, found }: ListedSongs) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const mounted = new AbortController();
    const measure = (): void => setTop(list.current!.getBoundingClientRect().top + window.scrollY);
    measure();
    // A phone that is turned moves the list.
    window.addEventListener('resize', measure, mounted);
    return () => mounted.abort();
  }, []);
  const rows = useWindowVirtualizer({
    count: ids.length,
    estimateSize: () => USUAL_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => ids[index]!,
  });
  const drawn = rows.getVirtualItems();
  const before = (drawn[0]?.start ?? top) - top;
  const after = rows.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);
  return (
    <ul ref={list} className={styles.list} style={{ paddingTop: before, paddingBottom: after }}>
      {drawn.map(({ key, index }) => (
        <SongRow
          key={key}
          ref={rows.measureElement}
          data-index={index}
          id={ids[index]!}
          found={found?.get(ids[index]!)}
        />
      ))}
    </ul>
  );
}
