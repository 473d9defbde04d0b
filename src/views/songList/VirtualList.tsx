import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './SongList.module.css';
import { SongRow, type ListedSongs } from './SongRow';

/** How many rows are drawn beyond either edge of the screen. */
const OVERSCAN = 16;

/**
 * The rows of a list too long to be drawn at once: those near the screen, and the space of the others.
 * A row that was never drawn counts as high as the one before this list: a wrong guess would be made good
 * by scrolling, and that stops the browser's own scrolling after the Home and End keys.
 */
export function VirtualList({ ids, found }: ListedSongs) {
  const list = useRef<HTMLUListElement>(null);
  const [{ top, rowHeight }, setPlace] = useState({ top: 0, rowHeight: 0 });
  useLayoutEffect(() => {
    const mounted = new AbortController();
    const measure = (): void => {
      const rowBefore = list.current!.previousElementSibling!.lastElementChild!.getBoundingClientRect();
      // In whole pixels, as the virtualizer measures.
      setPlace({ top: rowBefore.bottom + window.scrollY, rowHeight: Math.round(rowBefore.height) });
    };
    measure();
    // A phone that is turned moves the list.
    window.addEventListener('resize', measure, mounted);
    return () => mounted.abort();
  }, []);
  const rows = useWindowVirtualizer({
    count: ids.length,
    enabled: rowHeight > 0,
    estimateSize: () => rowHeight,
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
