import { memo, startTransition, useEffect, useState, type ReactNode } from 'react';
import { Link } from '../router';
import type { SongId } from '../../catalogue';
import { useListing } from '../hooks';
import { languageOf, SongNames, type Found } from '../sheet/SongNames';
import { FavoriteToggle } from './FavoriteToggle';
import styles from './SongList.module.css';

/** The songs of a list and, if they answer a search or are put in order, what is marked in each. */
export interface ListedSongs {
  readonly ids: readonly SongId[];
  readonly found?: ReadonlyMap<SongId, Found> | undefined;
}

/** The least height of a song with a line of its lyrics, and the least width of two columns, in CSS pixels. */
const [ROW_HEIGHT, TWO_COLUMNS] = [80, 700];

/** How many songs fill columns of their own: those of more songs would be read by scrolling down and up again. */
const BLOCK = 60;

/**
 * A list of songs, its columns read downwards. When the songs change, those in sight are drawn first and the others at low
 * priority. With a searcher made while idle, a first letter is answered in 137 ms instead of 269 (processor slowed four
 * times). A deferred value does not wait where the router changes the list in a transition.
 */
export function SongList({ ids, found }: ListedSongs) {
  const [late, setLate] = useState<ListedSongs>({ ids, found });
  useEffect(() => startTransition(() => setLate({ ids, found })), [ids, found]);
  const isLate = late.ids !== ids || late.found !== found;
  const isInOneColumn = isLate && innerWidth < TWO_COLUMNS;
  const inSight = ids.slice(0, isInOneColumn ? innerHeight / ROW_HEIGHT : BLOCK);
  const outOfSight = new Set(ids.slice(inSight.length));
  const blocks = [inSight.map((id) => rowOf(id, found))];
  for (let start = isInOneColumn ? 0 : BLOCK; start < late.ids.length; start += BLOCK) {
    const left = late.ids.slice(start, start + BLOCK).filter((id) => outOfSight.has(id));
    (blocks[start / BLOCK] ??= []).push(...left.map((id) => rowOf(id, late.found)));
  }
  return blocks.map(
    (rows, index) =>
      rows.length > 0 && (
        <ul key={index} className={styles.list}>
          {rows}
        </ul>
      ),
  );
}

const rowOf = (id: SongId, found: ListedSongs['found']) => (
  <SongRow key={id} id={id} found={found?.get(id)} />
);

/** A song in a list: a link with its title and author, and its heart. */
const SongRow = memo(function SongRow({ id, found }: { id: SongId; found?: Found | undefined }) {
  return (
    <li className={styles.row} data-testid="song-row" data-song-id={id}>
      <Link className={styles.link} to={`/songs/${id}`}>
        <SongNames id={id} found={found}>
          {found?.lyric && <FoundLine id={id} line={found.lyric} />}
        </SongNames>
      </Link>
      <FavoriteToggle id={id} tabIndex={-1} />
    </li>
  );
});

function FoundLine({ id, line }: { id: SongId; line: ReactNode }) {
  const { wordsLanguage } = useListing(id);
  return (
    <span
      className={styles.lyric}
      lang={typeof line === 'string' ? languageOf(line, wordsLanguage) : undefined}
    >
      {line}
    </span>
  );
}
