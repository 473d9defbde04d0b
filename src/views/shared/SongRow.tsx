import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { SongId } from '../../catalogue';
import { selectListing } from '../../state';
import { useSongbook } from '../hooks';
import { FavoriteToggle } from './FavoriteToggle';
import styles from './SongList.module.css';

/** A song in a list: title and author lead to it, its heart stands beside them. */
export const SongRow = memo(function SongRow({ id }: { id: SongId }) {
  const { title, author } = useSongbook((state) => selectListing(state, id));
  return (
    <li className={styles['row']} data-testid="song-row" data-song-id={id}>
      <Link className={styles['link']} to={`/songs/${id}`}>
        <span className={styles['title']} data-testid="song-title">
          {title}
        </span>
        <span className={styles['author']} data-testid="song-author">
          {author}
        </span>
      </Link>
      <FavoriteToggle id={id} />
    </li>
  );
});
