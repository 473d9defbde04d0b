import type { SongId } from '../../catalogue';
import styles from './SongList.module.css';
import { SongRow } from './SongRow';

/** The songs of a list, one row each. */
export function SongList({ ids }: { ids: readonly SongId[] }) {
  return (
    <ul className={styles['list']}>
      {ids.map((id) => (
        <SongRow key={id} id={id} />
      ))}
    </ul>
  );
}
