import type { SongId } from '../../catalogue';
import { selectFavoriteIds, selectStorageStatus } from '../../state';
import { BackupSection } from '../backup/BackupSection';
import { BookletPlace } from '../booklet/BookletPlace';
import { useSongbook } from '../hooks';
import { Finder } from '../search/Finder';
import { Link } from '../shared/Link';
import { Message } from '../shared/Message';
import { PageHead } from '../shared/PageHead';
import { PageTitle } from '../shared/PageTitle';
import { SongList } from '../shared/SongList';
import * as text from '../text';
import { useFocusAfterRemoval } from './useFocusAfterRemoval';

/** The list of favorite songs, and what keeps it from being remembered. */
export function FavoritesPage() {
  const status = useSongbook(selectStorageStatus);
  const ids = useSongbook(selectFavoriteIds);
  const isLoading = status === 'loading';
  useFocusAfterRemoval(ids);
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
      <Finder ids={isLoading ? null : ids} list="favorites">
        {isLoading ? (
          <p role="status">{text.loading}</p>
        ) : (
          <>
            <Favorites ids={ids} />
            <BackupSection />
          </>
        )}
      </Finder>
    </>
  );
}

function Favorites({ ids }: { ids: readonly SongId[] }) {
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
