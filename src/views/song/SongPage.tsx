import { useLocation } from 'react-router-dom';
import { parseSongId } from '../../catalogue';
import { selectIsLoaded, selectSongIds } from '../../state';
import { useSongbook } from '../hooks';
import { NotFoundPage } from '../notFound/NotFoundPage';
import { SharedKey } from '../share/SharedKey';
import { SongContentView } from './SongContentView';
import { SongFacts } from './SongFacts';
import { SongHead } from './SongHead';
import { SongPending } from './SongPending';

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
      {isLoaded ? <SongContentView id={id} /> : <SongPending id={id} />}
    </article>
  );
}
