import { lazyView } from '../ui/lazyView';
import styles from './SongList.module.css';
import { SongRow, type ListedSongs } from './SongRow';

/** The songs drawn at once, in one to three columns; the rest is drawn only near the screen. */
const ROWS_AT_ONCE = 66;

const VirtualList = lazyView(async () => (await import('./VirtualList')).VirtualList, { isQuiet: true });

export function SongList({ ids, found }: ListedSongs) {
  return (
    <>
      <ul className={styles.list}>
        {ids.slice(0, ROWS_AT_ONCE).map((id) => (
          <SongRow key={id} id={id} found={found?.get(id)} />
        ))}
      </ul>
      {ids.length > ROWS_AT_ONCE && <VirtualList ids={ids.slice(ROWS_AT_ONCE)} found={found} />}
    </>
  );
}
