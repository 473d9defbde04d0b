import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import styles from './SongList.module.css';
import { SongRow, type ListedSongs } from './SongRow';

/** The rows that are drawn beyond either edge of the screen. */
const OVERSCAN = 16;

/**
 * The songs of a list too long to be drawn at once: the rows near the screen, in the columns of the list before this
 * one, and space for the others. A row that was never drawn counts as high as the last row before this list: correcting
 * a wrong guess scrolls the page, and that stops the browser's own scrolling after the Home and End keys.
 */
export function VirtualList({ ids, found }: ListedSongs) {
  const list = useRef<HTMLUListElement>(null);
  const [{ top, rowHeight, columns }, setPlace] = useState({ top: 0, rowHeight: 0, columns: 1 });
  useLayoutEffect(() => {
    const mounted = new AbortController();
    const measure = (): void => {
      const listBefore = list.current?.previousElementSibling;
      const rowBefore = listBefore?.lastElementChild?.getBoundingClientRect();
      if (!listBefore || !rowBefore) return;
      setPlace({
        top: rowBefore.bottom + window.scrollY,
        // In whole pixels, as the virtualizer measures.
        rowHeight: Math.round(rowBefore.height),
        columns: getComputedStyle(listBefore).gridTemplateColumns.split(' ').length,
      });
    };
    measure();
    // A phone that is turned moves the list.
    window.addEventListener('resize', measure, mounted);
    return () => mounted.abort();
  }, []);
  const rows = useWindowVirtualizer({
    count: Math.ceil(ids.length / columns),
    enabled: rowHeight > 0,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => ids[index * columns] ?? index,
  });
  const drawn = rows.getVirtualItems();
  const before = (drawn[0]?.start ?? top) - top;
  const after = rows.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);
  return (
    <ul ref={list} className={styles.list} style={{ paddingTop: before, paddingBottom: after }}>
      {drawn.flatMap(({ index }) =>
        ids.slice(index * columns, (index + 1) * columns).map((id, column) => (
          <SongRow
            key={id}
            // The songs beside it are as high.
            ref={column === 0 ? rows.measureElement : undefined}
            data-index={index}
            id={id}
            found={found?.get(id)}
          />
        )),
      )}
    </ul>
  );
}
