import { Link } from 'react-router-dom';
import { selectFavoriteIds, selectStorageStatus } from '../../state';
import { BookletPlace } from '../booklet/BookletPlace';
import { useSongbook } from '../hooks';
import { Message } from '../shared/Message';
import { PageHead } from '../shared/PageHead';
import { PageTitle } from '../shared/PageTitle';
import { SongList } from '../shared/SongList';
import * as text from '../text';

/** The list of favorite songs, and what keeps it from being remembered. */
export function FavoritesPage() {
  const status = useSongbook(selectStorageStatus);
  return (
    <>
      <PageHead
        title={text.tabTitle(text.favoritesTitle)}
        description={text.siteDescription}
        path="/favorites"
      />
      <PageTitle title={text.favoritesTitle} />
      {status === 'failed' && (
        <Message role="alert" data-testid="error-text">
          <p>{text.storageError}</p>
        </Message>
      )}
      {status === 'loading' ? <p role="status">{text.loading}</p> : <Favorites />}
    </>
  );
}

function Favorites() {
  const ids = useSongbook(selectFavoriteIds);
  if (ids.length > 0)
    return (
      <>
        <BookletPlace ids={ids} />
        <SongList ids={ids} />
      </>
    );
  return (
    <Message>
      <p>
        <strong>{text.noFavorites}</strong>
      </p>
      <p>{text.noFavoritesHint}</p>
      <Link to="/">{text.toAllSongs}</Link>
    </Message>
  );
}
