import { selectSongIds } from '../../state';
import { useSongbook } from '../hooks';
import { SearchableList } from '../find/SearchableList';
import { SongList } from '../find/SongList';
import * as text from '../text';
import { PageTitle } from '../ui';
import styles from './HomePage.module.css';

export function HomePage() {
  const ids = useSongbook(selectSongIds);
  return (
    <>
      <PageTitle title={text.homeTitle} path="/" />
      <p className={styles.introduction} data-unprinted>
        {text.introduction
          .replace('{songs}', text.songCount(ids.length))
          .replace('{number}', String(ids.length))}
      </p>
      <SearchableList ids={ids} list="all">
        <SongList ids={ids} />
      </SearchableList>
    </>
  );
}
