import type { SongId } from '../../catalogue';
import { selectContent } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import styles from './Evidence.module.css';

/** The evidence for a song's chords, and the reason why the song is in the public domain. */
export function Evidence({ id }: { id: SongId }) {
  const { rights, evidence, source } = useSongbook((state) => selectContent(state, id));
  return (
    <div className={styles.evidence}>
      <p data-testid="evidence">
        <span>{text.evidence[evidence]}</span>
        {source && <span>{` ${text.foundAt(source)}`}</span>}
      </p>
      <p>{rights}</p>
    </div>
  );
}
