import type { SongId } from '../../catalogue';
import { selectTranspose, transposedDown, transposedUp } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import styles from './TransposeControl.module.css';

/** Moves a song's chords by semitones and says where they are. */
export function TransposeControl({ id }: { id: SongId }) {
  const transpose = useSongbook((state) => selectTranspose(state, id));
  const dispatch = useSongbookDispatch();
  return (
    <div className={styles['control']} role="group" aria-label={text.transposition}>
      <button
        type="button"
        data-testid="transpose-down"
        aria-label={text.transposeDown}
        onClick={() => dispatch(transposedDown({ id }))}
      >
        −
      </button>
      <span className={styles['value']} data-testid="transpose-value">
        {transpose}
      </span>
      <button
        type="button"
        data-testid="transpose-up"
        aria-label={text.transposeUp}
        onClick={() => dispatch(transposedUp({ id }))}
      >
        +
      </button>
      <span className={styles['announcement']} role="status">
        {text.transposed(transpose)}
      </span>
    </div>
  );
}
