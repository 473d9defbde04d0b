import { selectSongIds } from '../../state';
import { useSongbook } from '../hooks';
import { Finder } from '../search/Finder';
import { PageHead } from '../shared/PageHead';
import { PageTitle } from '../shared/PageTitle';
import { SongList } from '../shared/SongList';
import * as text from '../text';

/** The list of all songs. */
export function HomePage() {
  const ids = useSongbook(selectSongIds);
  return (
    <>
      <PageHead title={text.tabTitle(text.homeTitle)} description={text.siteDescription} path="/" />
      <PageTitle title={text.homeTitle} />
      <Finder ids={ids} list="all">
        <SongList ids={ids} />
      </Finder>
    </>
  );
}
