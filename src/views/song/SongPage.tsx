import { useParams } from 'react-router-dom';
import { parseSongId, type SongId } from '../../catalogue';
import { selectCatalogue, selectSong } from '../../state';
import { useSongbook } from '../hooks';
import { NotFoundPage } from '../notFound/NotFoundPage';
import { FavoriteToggle } from '../shared/FavoriteToggle';
import { text } from '../text';
import { Sheet } from './Sheet';
import { SongFacts } from './SongFacts';
import styles from './SongPage.module.css';
import { TransposeControl } from './TransposeControl';
import { Video } from './Video';

/** The page at `/songs/{id}`. */
export function SongPage() {
  const { id: address = '' } = useParams();
  const songCount = useSongbook((state) => selectCatalogue(state).length);
  const id = parseSongId(address, songCount);
  return id === null ? <NotFoundPage /> : <SongView key={id} id={id} />;
}

function SongView({ id }: { id: SongId }) {
  const song = useSongbook((state) => selectSong(state, id));
  return (
    <article>
      <title>{text.songTabTitle(song.title, song.author)}</title>
      <header className={styles['head']}>
        <div className={styles['names']}>
          <h1
            className={styles['title']}
            data-testid="song-title"
            tabIndex={-1}
            lang={titleLanguage(song.title)}
          >
            {song.title}
          </h1>
          <p className={styles['author']} data-testid="song-author">
            {song.author}
          </p>
          <SongFacts song={song} />
        </div>
        <div className={styles['controls']}>
          <TransposeControl song={song} />
          <FavoriteToggle song={song} />
        </div>
      </header>
      <Sheet song={song} />
      <Video song={song} />
      <p className={styles['rights']}>{song.rights}</p>
    </article>
  );
}

const titleLanguage = (title: string): 'fr' | undefined =>
  /^\p{Script=Latin}/u.test(title) ? 'fr' : undefined;
