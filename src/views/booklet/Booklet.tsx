import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { SongId } from '../../catalogue';
import { selectListing } from '../../state';
import { useSongbook } from '../hooks';
import { Sheet } from '../song/Sheet';
import { SongFacts } from '../song/SongFacts';
import * as text from '../text/booklet';
import * as pagesText from '../text/pages';
import styles from './Booklet.module.css';

/** Numbered songs after a table of contents, visible on paper only, and printed without the page they stand beside. */
export function Booklet({ ids }: { ids: readonly SongId[] }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-prints-alone', true);
    return () => root.removeAttribute('data-prints-alone');
  }, []);
  return createPortal(
    <section className={styles.booklet} data-testid="booklet">
      <h1>{pagesText.favoritesTitle}</h1>
      <h2>{text.bookletContents}</h2>
      <ol className={styles.contents}>
        {ids.map((id) => (
          <ContentsEntry key={id} id={id} />
        ))}
      </ol>
      {ids.map((id, index) => (
        <BookletSong key={id} id={id} number={index + 1} />
      ))}
    </section>,
    document.body,
  );
}

function ContentsEntry({ id }: { id: SongId }) {
  const { title, author } = useSongbook((state) => selectListing(state, id));
  return (
    <li>
      <div>{title}</div>
      <div className={styles.author}>{author}</div>
    </li>
  );
}

/** A song of the booklet under its number. */
function BookletSong({ id, number }: { id: SongId; number: number }) {
  const { title, author } = useSongbook((state) => selectListing(state, id));
  return (
    <article className={styles.song}>
      <header>
        <h2>{text.numbered(number, title)}</h2>
        <p>{author}</p>
        <SongFacts id={id} />
      </header>
      <Sheet id={id} />
    </article>
  );
}
