import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SongId } from '../../catalogue';
import { selectListing } from '../../state';
import { useSongbook } from '../hooks';
import { LatinNames } from './LatinNames';
import styles from './SongNames.module.css';

/** The field of a song that a search matched, with the found words marked: one of its names, or a line of its words. */
export type Found = Readonly<Partial<Record<'title' | 'author' | 'lyric', ReactNode>>>;

/** A song in a list: its title, its author, and `children` below them. */
export function SongNames({
  id,
  found,
  className,
  children,
}: {
  id: SongId;
  found?: Found | undefined;
  className?: string | undefined;
  children?: ReactNode;
}) {
  const { title, author } = useSongbook((state) => selectListing(state, id));
  return (
    <span className={clsx(styles.names, className)}>
      <b className={styles.title} data-testid="song-title" data-flows>
        {found?.title ?? title}
      </b>
      <span className={styles.author} data-testid="song-author">
        {found?.author ?? author}
      </span>
      <LatinNames names={[title, author]} />
      {children}
    </span>
  );
}
