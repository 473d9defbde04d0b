import type { SongId } from '../../catalogue';
import { selectSong } from '../../state';
import { useSongbook } from '../hooks';
import { Sheet } from '../song/Sheet';
import { SongFacts } from '../song/SongFacts';
import * as text from '../text';
import styles from './Booklet.module.css';

/** A song of the booklet under its number. */
export function BookletSong({ id, number }: { id: SongId; number: number }) {
  const song = useSongbook((state) => selectSong(state, id));
  return (
    <article className={styles['song']}>
      <header>
        <h2>{text.numbered(number, song.title)}</h2>
        <p>{song.author}</p>
        <SongFacts id={id} />
      </header>
      <Sheet song={song} />
    </article>
  );
}
