import { useLayoutEffect, useRef } from 'react';
import { Link } from '../router';
import type { SongId } from '../../catalogue';
import { selectFavoriteIds, selectListings, selectSongIds, type ReaderSettings } from '../../state';
import { useSongbook } from '../hooks';
import { LatinNames } from '../sheet/LatinNames';
import * as text from '../text';
import styles from './SongIndex.module.css';

/** All songs or the favorites by title, beside the open song, which is marked and in view. */
export function SongIndex({ id, list }: { id: SongId; list: Exclude<ReaderSettings['listBeside'], 'none'> }) {
  const ids = useSongbook(list === 'all' ? selectSongIds : selectFavoriteIds);
  const listings = useSongbook(selectListings);
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const list = frame.current;
    const open = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !open) return;
    const { offsetTop, offsetHeight } = open;
    const { scrollTop, clientHeight } = list;
    const isSeen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (!isSeen) list.scrollTop = offsetTop - clientHeight / 2;
  }, [id, list]);
  const title = { all: text.homeTitle, favorites: text.favoritesTitle }[list];
  return (
    <nav ref={frame} className={styles.index} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {ids.length === 0 && <p>{text.noFavorites}</p>}
      <ul>
        {ids.map((song) => (
          <li key={song}>
            <Link
              className={styles.song}
              to={`/songs/${song}`}
              aria-current={song === id ? 'page' : undefined}
            >
              <span lang={listings[song]!.titleLanguage}>{listings[song]!.title}</span>
              <LatinNames names={[listings[song]!.title]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
