import { memo } from 'react';
import type { SongId } from '../../catalogue/index';
import { favoriteToggled, selectFavorite, selectListing } from '../../state/index';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text/songList';
import styles from './FavoriteToggle.module.css';

/** The heart of a song: filled while it is a favorite, an outline otherwise. */
export const FavoriteToggle = memo(function FavoriteToggle({ id }: { id: SongId }) {
  const { title } = useSongbook((state) => selectListing(state, id));
  const favorite = useSongbook((state) => selectFavorite(state, id));
  const dispatch = useSongbookDispatch();
  return (
    <button
      type="button"
      className={styles['toggle']}
      data-testid="favorite-toggle"
      aria-pressed={favorite === 1}
      aria-label={text.favorite(title)}
      onClick={() => dispatch(favoriteToggled({ id }))}
    >
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d="M12 20.5 4.2 12.9a5.1 5.1 0 0 1 0-7.3 5.2 5.2 0 0 1 7.3 0l.5.5.5-.5a5.2 5.2 0 0 1 7.3 0 5.1 5.1 0 0 1 0 7.3Z" />
      </svg>
    </button>
  );
});
