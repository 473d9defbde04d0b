import { entriesInOrder, selectListing, songsInOrder, type SetSong, type SongSet } from '../../state';
import { useSongbook } from '../hooks';
import { LatinNamesPlace } from '../latin/LatinNamesPlace';
import { Link } from '../ui/Link';
import { EntryKey } from './EntryKey';
import styles from './SetEntries.module.css';

/** The entries of a set in their order, to be read; each song leads to an address. */
export function SetEntries({
  set,
  addressOf,
}: {
  set: SongSet;
  addressOf: (song: SetSong, key: string) => string;
}) {
  const numbers = new Map(songsInOrder(set).map(({ key }, index) => [key, index + 1]));
  return (
    <ol className={styles.entries}>
      {entriesInOrder(set).map(({ key, value }) =>
        'heading' in value ? (
          <li key={key} className={styles.heading}>
            {value.heading}
          </li>
        ) : (
          <li key={key} data-testid="entry">
            <EntryLink
              song={value}
              number={numbers.get(key)!}
              address={addressOf(value, key)}
              isPlayed={key === set.played}
            />
          </li>
        ),
      )}
    </ol>
  );
}

function EntryLink({
  song,
  number,
  address,
  isPlayed,
}: {
  song: SetSong;
  number: number;
  address: string;
  isPlayed: boolean;
}) {
  const { title, author } = useSongbook((state) => selectListing(state, song.song));
  return (
    <Link className={styles.song} to={address} aria-current={isPlayed ? 'step' : undefined}>
      <span className={styles.number}>{number}</span>
      <span className={styles.names}>
        <b className={styles.title}>{title}</b>
        <span className={styles.author}>{author}</span>
        <LatinNamesPlace names={[title, author]} />
        {song.note && <span className={styles.note}>{song.note}</span>}
      </span>
      <EntryKey song={song} />
    </Link>
  );
}
