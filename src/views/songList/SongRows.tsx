import type { SongId } from '../../catalogue/index';
import styles from './SongList.module.css';
import { SongRow, type Found } from './SongRow';

/** The rows of songs. */
export function SongRows({
  ids,
  found,
}: {
  ids: readonly SongId[];
  found: ReadonlyMap<SongId, Found> | undefined;
}) {
  return (
    <ul className={styles['list']}>
      {ids.map((id) => (
        <SongRow key={id} id={id} found={found?.get(id)} />
      ))}
    </ul>
  );
}
