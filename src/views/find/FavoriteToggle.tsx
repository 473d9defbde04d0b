import { memo } from 'react';
import type { SongId } from '../../catalogue';
import { favoriteToggled, selectFavorite } from '../../state';
import { useListing, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { HEART, IconButton } from '../ui';

/** The heart of a song: filled while it is a favorite, an outline otherwise. In a row, Tab passes it. */
export const FavoriteToggle = memo(function FavoriteToggle({ id, tabIndex }: { id: SongId; tabIndex?: -1 }) {
  const { title } = useListing(id);
  const isFavorite = useSongbook((state) => selectFavorite(state, id)) === 1;
  const dispatch = useSongbookDispatch();
  return (
    <IconButton
      icon={HEART}
      label={text.favorite(title)}
      data-testid="favorite-toggle"
      aria-pressed={isFavorite}
      tabIndex={tabIndex}
      onClick={() => dispatch(favoriteToggled({ id }))}
    />
  );
});
