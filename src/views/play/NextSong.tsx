import type { SongId } from '../../catalogue';
import { LatinNamesPlace } from '../sheet/LatinNamesPlace';
import { Link } from '../ui/Link';
import styles from './NextSong.module.css';
import { useNeighbours } from './useNeighbours';

export function NextSong({ id }: { id: SongId }) {
  const { after, announced } = useNeighbours(id);
  if (!after) return null;
  return (
    <p className={styles.next} data-unprinted>
      <Link className={styles.link} to={after.address} aria-keyshortcuts="N">
        <span>{`${announced} `}</span>
        <b>{after.title}</b>
        <LatinNamesPlace names={[after.title]} />
      </Link>
    </p>
  );
}
