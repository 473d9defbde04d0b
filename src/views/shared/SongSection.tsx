import { useEffect, useRef, useState } from 'react';
import type { SongId } from '../../catalogue';
import styles from './SongList.module.css';
import { SongRow, type Found } from './SongRow';

/** Some rows of a list; all but the first section's are drawn only while they are near the screen. */
export function SongSection({
  ids,
  found,
  isFirst,
}: {
  ids: readonly SongId[];
  found: ReadonlyMap<SongId, Found> | undefined;
  isFirst: boolean;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [isNear, setNear] = useState(isFirst);
  useEffect(() => {
    if (isFirst) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), {
      rootMargin: '200% 0px',
    });
    list.current!.style.setProperty('--rows', String(ids.length));
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, [isFirst, ids.length]);
  return (
    <ul ref={list} className={styles['list']} data-away={!isNear || undefined}>
      {isNear && ids.map((id) => <SongRow key={id} id={id} found={found?.get(id)} />)}
    </ul>
  );
}
