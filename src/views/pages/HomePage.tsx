import { selectSongIds } from '../../state/index';
import { useSongbook } from '../hooks';
import { Finder } from '../search/Finder';
import { PageHead } from '../ui/PageHead';
import { PageTitle } from '../ui/PageTitle';
import { SongList } from '../songList/SongList';
import * as common from '../text/common';
import * as text from '../text/pages';

/** The list of all songs. */
export function HomePage() {
  const ids = useSongbook(selectSongIds);
  return (
    <>
      <PageHead title={common.tabTitle(text.homeTitle)} description={common.siteDescription} path="/" />
      <PageTitle title={text.homeTitle} />
      <Finder ids={ids} list="all">
        <SongList ids={ids} />
      </Finder>
    </>
  );
}
