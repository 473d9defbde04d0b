import { memo, type ReactNode } from 'react';
import type { SongId } from '../../catalogue/index';
import { selectListing } from '../../state/index';
import { useSongbook } from '../hooks';
import { FavoriteToggle } from './FavoriteToggle';
import { Link } from '../ui/Link';
import styles from './SongList.module.css';

/** What a search found of a song, with the found words marked: one of its names, or a line of its words. */
export type Found = Readonly<Partial<Record<'title' | 'author' | 'lyric', ReactNode>>>;

/** A song in a list: title and author lead to it, its heart stands beside them. */
export const SongRow = memo(function SongRow({ id, found }: { id: SongId; found?: Found | undefined }) {
  const { title, author } = useSongbook((state) => selectListing(state, id));
  return (
    <li className={styles['row']} data-testid="song-row" data-song-id={id}>
      <Link className={styles['link']} to={`/songs/${id}`}>
        <span className={styles['title']} data-testid="song-title">
          {found?.title ?? title}
        </span>
        <span className={styles['author']} data-testid="song-author">
          {found?.author ?? author}
        </span>
        {found?.lyric && <span className={styles['lyric']}>{found.lyric}</span>}
      </Link>
      <FavoriteToggle id={id} />
    </li>
  );
});
