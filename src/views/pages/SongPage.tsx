import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { parseSongId, type SongId } from '../../catalogue';
import { selectIsLoaded, selectSongIds } from '../../state';
import { useSongbook } from '../hooks';
import { NextFavorite } from '../playing/NextFavorite';
import { SharedKey } from '../share/SharedKey';
import { Evidence } from '../song/Evidence';
import { Sheet } from '../song/Sheet';
import { SongFacts } from '../song/SongFacts';
import { SongHead } from '../song/SongHead';
import { SongPending } from '../song/SongPending';
import { TransposeControl } from '../song/TransposeControl';
import { Video } from '../song/Video';
import { FavoriteToggle } from '../songList/FavoriteToggle';
import { NotFoundPage } from './NotFoundPage';
import styles from './SongPage.module.css';
import { SongToolbar } from './SongToolbar';

/** The page at `/songs/{id}`. */
export function SongPage() {
  const { pathname } = useLocation();
  const songCount = useSongbook((state) => selectSongIds(state).length);
  const id = parseSongId(pathname.replace('/songs/', ''), songCount);
  const isLoaded = useSongbook((state) => id !== null && selectIsLoaded(state, id));
  if (id === null) return <NotFoundPage />;
  return (
    <article key={id} className={styles.song}>
      <SongHead id={id}>
        <TransposeControl id={id} />
        <FavoriteToggle id={id} />
      </SongHead>
      {isLoaded && (
        <div className={styles.facts}>
          <SongFacts id={id} />
        </div>
      )}
      <SharedKey id={id} />
      {isLoaded ? <SongContent id={id} /> : <SongPending id={id} />}
    </article>
  );
}

/** A song's words and chords, and everything that needs them. */
function SongContent({ id }: { id: SongId }) {
  const [shownChord, showChord] = useState<number | null>(null);
  return (
    <>
      <Sheet id={id} onChordTap={showChord} />
      <div className={styles.after}>
        <NextFavorite id={id} />
        <Video id={id} />
        <Evidence id={id} />
      </div>
      <SongToolbar id={id} shownChord={shownChord} onShowChord={showChord} />
    </>
  );
}
