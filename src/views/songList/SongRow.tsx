import { memo, type ComponentProps, type ReactNode } from 'react';
import type { SongId } from '../../catalogue';
import { selectListing } from '../../state';
import { useSongbook } from '../hooks';
import { LatinNamesPlace } from '../latin/LatinNamesPlace';
import { AddToSet } from '../sets/AddToSet';
import { Link } from '../ui/Link';
import { FavoriteToggle } from './FavoriteToggle';
import styles from './SongList.module.css';

/** What a search found of a song, with the found words marked: one of its names, or a line of its words. */
export type Found = Readonly<Partial<Record<'title' | 'author' | 'lyric', ReactNode>>>;

/** The songs of a list, and what was found of each where they answer a search. */
export interface ListedSongs {
  readonly ids: readonly SongId[];
  readonly found?: ReadonlyMap<SongId, Found> | undefined;
}

/** A song in a list: title and author lead to it, what adds it to a set and its heart stand beside them. */
export const SongRow = memo(function SongRow({
  id,
  found,
  ...attributes
}: { id: SongId; found?: Found | undefined } & Omit<ComponentProps<'li'>, 'id'>) {
  const { title, author } = useSongbook((state) => selectListing(state, id));
  return (
    <li className={styles.row} data-testid="song-row" data-song-id={id} {...attributes}>
      <Link className={styles.link} to={`/songs/${id}`}>
        <span className={styles.title} data-testid="song-title" data-flows>
          {found?.title ?? title}
        </span>
        <span className={styles.author} data-testid="song-author">
          {found?.author ?? author}
        </span>
        <LatinNamesPlace names={[title, author]} />
        {found?.lyric && <span className={styles.lyric}>{found.lyric}</span>}
      </Link>
      <AddToSet id={id} isQuiet />
      <FavoriteToggle id={id} />
    </li>
  );
});
