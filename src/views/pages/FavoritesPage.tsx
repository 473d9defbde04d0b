import type { SongId } from '../../catalogue';
import { selectFavoriteIds, selectStorageStatus } from '../../state';
import { BackupOffer, BackupSection } from '../share/BackupSection';
import { BookletPlace } from '../print/BookletPlace';
import { songsByThemselves } from '../print/bookletSongs';
import { useIsRead, useSongbook } from '../hooks';
import { SearchableList } from '../find/SearchableList';
import { SongList } from '../find/SongList';
import * as text from '../text';
import { ButtonLink, Callout, Empty, PageTitle } from '../ui';
import { UntilSaved } from './UntilSaved';

/** The least number of favorites that are worth a backup. */
const WORTH_BACKUP = 3;

export function FavoritesPage() {
  const isRead = useIsRead();
  const ids = useSongbook(selectFavoriteIds);
  const hasFailed = useSongbook(selectStorageStatus) === 'failed';
  return (
    <>
      <PageTitle title={text.favoritesTitle} path="/favorites" />
      <SearchableList ids={isRead ? ids : null} list="favorites">
        {hasFailed && <Callout role="alert" data-testid="error-text" message={text.storageError} />}
        <UntilSaved needsScript={text.favoritesNeedScript}>
          <Favorites ids={ids} areAll={!hasFailed} />
          <BackupSection />
        </UntilSaved>
      </SearchableList>
    </>
  );
}

/** The favorites, all of them unless storage failed. */
function Favorites({ ids, areAll }: { ids: readonly SongId[]; areAll: boolean }) {
  if (ids.length > 0)
    return (
      <>
        {ids.length >= WORTH_BACKUP && <BackupOffer />}
        <BookletPlace title={text.favoritesTitle} songs={songsByThemselves(ids)} />
        <SongList ids={ids} />
      </>
    );
  const toAllSongs = <ButtonLink to="/">{text.toAllSongs}</ButtonLink>;
  return areAll ? <Empty message={text.noFavoritesHint}>{toAllSongs}</Empty> : toAllSongs;
}
