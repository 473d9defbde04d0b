import { selectSongIds } from '../../state';
import { useSongbook } from '../hooks';
import { SearchableList } from '../find/SearchableList';
import { SongList } from '../find/SongList';
import * as text from '../text';
import { lazyView, PageTitle } from '../ui';

const Introduction = lazyView(async () => (await import('./Introduction')).Introduction, 'quiet');

export function HomePage() {
  const ids = useSongbook(selectSongIds);
  return (
    <>
      <PageTitle title={text.homeTitle} path="/" />
      <SearchableList ids={ids} list="all">
        <SongList ids={ids} />
      </SearchableList>
      <Introduction />
    </>
  );
}
