import { useLocation } from 'react-router-dom';
import { parseSongId } from '../../catalogue/index';
import { selectIsLoaded, selectSongIds } from '../../state/index';
import { useSongbook } from '../hooks';
import { NotFoundPage } from './NotFoundPage';
import { SharedKey } from '../share/SharedKey';
import { SongContent } from './SongContent';
import { SongFacts } from '../song/SongFacts';
import { SongHead } from '../song/SongHead';
import { SongPending } from '../song/SongPending';

/** The page at `/songs/{id}`. */
export function SongPage() {
  const { pathname } = useLocation();
  const songCount = useSongbook((state) => selectSongIds(state).length);
  const id = parseSongId(pathname.replace('/songs/', ''), songCount);
  const isLoaded = useSongbook((state) => id !== null && selectIsLoaded(state, id));
  if (id === null) return <NotFoundPage />;
  return (
    <article key={id}>
      <SongHead id={id}>{isLoaded && <SongFacts id={id} />}</SongHead>
      <SharedKey id={id} />
      {isLoaded ? <SongContent id={id} /> : <SongPending id={id} />}
    </article>
  );
}
