import { keyOf, selectIsLoaded, type SetSong } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { useSongInKey } from '../useSongInKey';
import styles from './EntryKey.module.css';

/** The key of a song in a set, and the capo that it is played with; empty before the song's content has arrived. */
export function EntryKey({ song }: { song: SetSong }) {
  const isLoaded = useSongbook((state) => selectIsLoaded(state, song.song));
  return <span className={styles.key}>{isLoaded && <KnownKey song={song} />}</span>;
}

function KnownKey({ song }: { song: SetSong }) {
  const { key, capo } = useSongInKey(song.song, keyOf(song));
  return (
    <>
      <b translate="no">{key}</b>
      {capo > 0 && <span>{`${text.capo} ${capo}`}</span>}
    </>
  );
}
