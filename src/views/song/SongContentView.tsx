import type { SongId } from '../../catalogue';
import { selectSong } from '../../state';
import { useSongbook } from '../hooks';
import { ReaderBar } from '../reading/ReaderBar';
import { Sheet } from './Sheet';
import styles from './SongPage.module.css';
import { Video } from './Video';

/** A song's words and chords, its video, why it is free, and the tools to read it with. */
export function SongContentView({ id }: { id: SongId }) {
  const song = useSongbook((state) => selectSong(state, id));
  return (
    <>
      <Sheet song={song} />
      <Video song={song} />
      <p className={styles['rights']}>{song.rights}</p>
      <ReaderBar />
    </>
  );
}
