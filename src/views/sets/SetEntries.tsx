import { entriesInOrder, keyOf, songsInOrder, type SetSong, type SongSet } from '../../state';
import { SongNames } from '../sheet/SongNames';
import * as text from '../text';
import { ListLink } from '../ui';
import { useLoadedSongInKey } from '../sheet/songKeyHooks';
import styles from './SetEntries.module.css';

/** The entries of a set in order, to read; each song is a link. */
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
            <ListLink to={addressOf(value, key)} aria-current={key === set.played ? 'step' : undefined}>
              <span className={styles.number}>{numbers.get(key)}</span>
              <SongNames id={value.song}>
                {value.note && <span className={styles.note}>{value.note}</span>}
              </SongNames>
              <EntryKey song={value} />
            </ListLink>
          </li>
        ),
      )}
    </ol>
  );
}

/** The key of a song in a set, and the capo that it is played with; empty before the song's content has arrived. */
export function EntryKey({ song }: { song: SetSong }) {
  const { key, capo } = useLoadedSongInKey(song.song, keyOf(song)) ?? { key: '', capo: 0 };
  return (
    <span className={styles.key}>
      <b translate="no">{key}</b>
      {capo > 0 && <span>{`${text.capo} ${capo}`}</span>}
    </span>
  );
}
