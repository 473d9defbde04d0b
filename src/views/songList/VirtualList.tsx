import { useRef } from 'react';
import type { SongId } from '../../catalogue/index';
import styles from './SongList.module.css';
import type { Found } from './SongRow';
import { SongRows } from './SongRows';
import { useNearSections } from './useNearSections';

/** How many rows are drawn and put away together. */
const ROWS_PER_SECTION = 16;

/** The rows of a list too long to be drawn at once: those near the screen, and the room of the others. */
export function VirtualList({
  ids,
  found,
}: {
  ids: readonly SongId[];
  found: ReadonlyMap<SongId, Found> | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  const count = Math.ceil(ids.length / ROWS_PER_SECTION);
  const { first, last, heights } = useNearSections(place, count);
  const section = (index: number) => {
    const from = index * ROWS_PER_SECTION;
    const rows = ids.slice(from, from + ROWS_PER_SECTION);
    if (index >= first && index <= last) return <SongRows key={index} ids={rows} found={found} />;
    return <div key={index} className={styles['away']} style={{ height: heights[index] }} />;
  };
  return <div ref={place}>{Array.from({ length: count }, (_, index) => section(index))}</div>;
}
