import { memo } from 'react';
import { Link } from '../router';
import type { SongId } from '../../catalogue';
import { SongNames, type Found } from '../sheet/SongNames';
import { FavoriteToggle } from './FavoriteToggle';
import styles from './SongList.module.css';

/** The songs of a list and, if they answer a search or are put in order, what is marked in each. */
export interface ListedSongs {
  readonly ids: readonly SongId[];
  readonly found?: ReadonlyMap<SongId, Found> | undefined;
}

/** A song in a list: a link with its title and author, and its heart. */
export const SongRow = memo(function SongRow({ id, found }: { id: SongId; found?: Found | undefined }) {
  return (
    <li className={styles.row} data-testid="song-row" data-song-id={id}>
      <Link className={styles.link} to={`/songs/${id}`}>
        <SongNames id={id} found={found}>
          {found?.lyric && <span className={styles.lyric}>{found.lyric}</span>}
        </SongNames>
      </Link>
      <FavoriteToggle id={id} tabIndex={-1} />
    </li>
  );
});
