import { selectSongIds } from '../../state';
import { useSongbook } from '../hooks';
import { SearchableList } from '../find/SearchableList';
import { SongList } from '../find/SongList';
import * as common from '../text/common';
import * as text from '../text/pages';
import { ButtonLink } from '../ui/Button';
import { PageHead, PageTitle } from '../ui/PageHead';

/** The list of all songs. */
export function HomePage() {
  const ids = useSongbook(selectSongIds);
  return (
    <>
      <PageHead title={common.tabTitle(text.homeTitle)} description={common.siteDescription} path="/" />
      <PageTitle title={text.homeTitle}>
        <ButtonLink variant="quiet" to="/sets">
          {common.setsTitle}
        </ButtonLink>
      </PageTitle>
      <SearchableList ids={ids} list="all">
        <SongList ids={ids} />
      </SearchableList>
    </>
  );
}
