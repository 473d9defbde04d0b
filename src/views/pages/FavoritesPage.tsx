import type { SongId } from '../../catalogue';
import { selectFavoriteIds } from '../../state';
import { BackupOffer, BackupSection } from '../share/BackupSection';
import { BookletPlace } from '../print/BookletPlace';
import { songsByThemselves } from '../print/bookletSongs';
import { useIsRead, useSongbook } from '../hooks';
import { SearchableList } from '../find/SearchableList';
import { SongList } from '../find/SongList';
import * as text from '../text';
import { ButtonLink, Empty, PageTitle } from '../ui';
import { UntilSaved } from './UntilSaved';

/** The least number of favorites that are worth a backup. */
const WORTH_BACKUP = 3;

export function FavoritesPage() {
  const isRead = useIsRead();
  const ids = useSongbook(selectFavoriteIds);
  return (
    <>
      <PageTitle title={text.favoritesTitle} path="/favorites" />
      <SearchableList ids={isRead ? ids : null} list="favorites">
        <UntilSaved needsScript={text.favoritesNeedScript}>
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
        {ids.length >= WORTH_BACKUP && <BackupOffer />}
        <BookletPlace title={text.favoritesTitle} songs={songsByThemselves(ids)} />
        <SongList ids={ids} />
      </>
    );
  return (
    <Empty message={text.noFavoritesHint}>
      <ButtonLink to="/">{text.toAllSongs}</ButtonLink>
    </Empty>
  );
}
