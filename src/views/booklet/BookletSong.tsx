import type { SongId } from '../../catalogue';
import { selectListing } from '../../state';
import { useSongbook } from '../hooks';
import { Sheet } from '../song/Sheet';
import { SongFacts } from '../song/SongFacts';
import * as text from '../text/booklet';
import styles from './Booklet.module.css';

/** A song of the booklet under its number. */
export function BookletSong({ id, number }: { id: SongId; number: number }) {
  const { title, author } = useSongbook((state) => selectListing(state, id));
  return (
    <article className={styles['song']}>
      <header>
        <h2>{text.numbered(number, title)}</h2>
        <p>{author}</p>
        <SongFacts id={id} />
      </header>
      <Sheet id={id} />
    </article>
  );
}
