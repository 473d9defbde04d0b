import { selectSongIds } from '../../state';
import { useSongbook } from '../hooks';
import { SearchableList } from '../find/SearchableList';
import { SongList } from '../find/SongList';
import * as text from '../text';
import { ButtonLink } from '../ui/Button';
import { PageHead, PageTitle } from '../ui/PageHead';

export function HomePage() {
  const ids = useSongbook(selectSongIds);
  return (
    <>
      <PageHead title={text.tabTitle(text.homeTitle)} path="/" />
      <PageTitle title={text.homeTitle}>
        <ButtonLink variant="quiet" to="/sets">
          {text.setsTitle}
        </ButtonLink>
      </PageTitle>
      <SearchableList ids={ids} list="all">
        <SongList ids={ids} />
      </SearchableList>
    </>
  );
}
