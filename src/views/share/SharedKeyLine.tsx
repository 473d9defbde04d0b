import type { SongId } from '../../catalogue';
import { selectTranspose, sharedKeyLeft, transpositionJumped } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import styles from './SharedKeyLine.module.css';

/** Says that a song is shown in a key that somebody shared, and lets the visitor keep it or go back to their own. */
export function SharedKeyLine({ id }: { id: SongId }) {
  const transpose = useSongbook((state) => selectTranspose(state, id));
  const dispatch = useSongbookDispatch();
  return (
    <div className={styles['line']} role="group" aria-label={text.sharedKey}>
      <p>{text.sharedKey}</p>
      <button
        type="button"
        onClick={() => dispatch(transpositionJumped({ id, transpose, reason: 'shared' }))}
      >
        {text.keepSharedKey}
      </button>
      <button type="button" onClick={() => dispatch(sharedKeyLeft())}>
        {text.ownKey}
      </button>
    </div>
  );
}
