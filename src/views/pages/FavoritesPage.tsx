import type { SongId } from '../../catalogue';
import { selectFavoriteIds, selectStorageStatus } from '../../state';
import { BackupSection } from '../share/BackupSection';
import { BookletPlace } from '../print/BookletPlace';
import { songsByThemselves } from '../print/bookletSongs';
import { useSongbook } from '../hooks';
import { SearchableList } from '../find/SearchableList';
import { SongList } from '../find/SongList';
import { useFocusAfterRemoval } from '../find/useFocusAfterRemoval';
import * as common from '../text/common';
import * as favoritesText from '../text/favorites';
import * as text from '../text/pages';
import { ButtonLink } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { PageHead, PageTitle } from '../ui/PageHead';
import { UntilSaved } from './UntilSaved';

/** The list of favorite songs, with a warning if it cannot be saved. */
export function FavoritesPage() {
  const status = useSongbook(selectStorageStatus);
  const ids = useSongbook(selectFavoriteIds);
  useFocusAfterRemoval(ids);
  return (
    <>
      <PageHead
        title={common.tabTitle(text.favoritesTitle)}
        description={common.siteDescription}
        path="/favorites"
      />
      <PageTitle title={text.favoritesTitle}>
        <ButtonLink variant="quiet" to="/sets">
          {common.setsTitle}
        </ButtonLink>
      </PageTitle>
      <SearchableList ids={status === 'loading' ? null : ids} list="favorites">
        <UntilSaved needsScript={favoritesText.favoritesNeedScript}>
          <Favorites ids={ids} />
          <BackupSection />
        </UntilSaved>
      </SearchableList>
    </>
  );
}

function Favorites({ ids }: { ids: readonly SongId[] }) {
  if (ids.length > 0)
    return (
      <>
        <BookletPlace title={text.favoritesTitle} songs={songsByThemselves(ids)} />
        <SongList ids={ids} />
      </>
    );
  return (
    <Callout>
      <p>
        <strong>{favoritesText.noFavorites}</strong>
      </p>
      <p>{favoritesText.noFavoritesHint}</p>
      <ButtonLink to="/">{common.toAllSongs}</ButtonLink>
    </Callout>
  );
}
