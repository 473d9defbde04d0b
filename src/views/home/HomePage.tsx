import { selectSongIds } from '../../state';
import { useSongbook } from '../hooks';
import { PageTitle } from '../shared/PageTitle';
import { SongList } from '../shared/SongList';
import { text } from '../text';

/** The list of all songs. */
export function HomePage() {
  return (
    <>
      <PageTitle title={text.homeTitle} />
      <SongList ids={useSongbook(selectSongIds)} />
    </>
  );
}
