import { selectContent, selectIsLoaded, selectKeyAt, type SetSong } from '../../state';
import { useSongbook } from '../hooks';
import * as common from '../text/common';
import styles from './EntryKey.module.css';

/** The key of a song in a set, and the capo that it is played with; empty before the song's content has arrived. */
export function EntryKey({ song: { song, transpose, capo } }: { song: SetSong }) {
  const isLoaded = useSongbook((state) => selectIsLoaded(state, song));
  const key = useSongbook((state) => isLoaded && selectKeyAt(state, song, transpose));
  const fret = useSongbook((state) => isLoaded && (capo ?? selectContent(state, song).capo));
  return (
    <span className={styles.key}>
      <b translate="no">{key}</b>
      {Boolean(fret) && <span>{`${common.capo} ${fret}`}</span>}
    </span>
  );
}
