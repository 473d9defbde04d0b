import type { SongId } from '../../catalogue';
import { selectFavoriteBeside, selectListing } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text/playing';
import { Link } from '../ui/Link';
import styles from './NextFavorite.module.css';

/** A link from a favorite song to the next one. */
export function NextFavorite({ id }: { id: SongId }) {
  const next = useSongbook((state) => selectFavoriteBeside(state, id, 1));
  const title = useSongbook((state) => next !== null && selectListing(state, next).title);
  if (next === null) return null;
  return (
    <p className={styles.next}>
      <Link className={styles.link} to={`/songs/${next}`} aria-keyshortcuts="N">
        <span>{`${text.nextFavorite} `}</span>
        <b>{title}</b>
      </Link>
    </p>
  );
}
