import type { SongId } from '../../catalogue';
import { selectTranspose, sharedKeyLeft, transpositionJumped } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import { focusOrHeading } from '../ui/focusOrHeading';
import * as text from '../text/share';
import styles from './SharedKeyLine.module.css';

/** Says that a song is shown in a key that somebody shared, and lets the visitor keep it or go back to their own. */
export function SharedKeyLine({ id }: { id: SongId }) {
  const transpose = useSongbook((state) => selectTranspose(state, id));
  const dispatch = useSongbookDispatch();
  const answer = (action: ReturnType<typeof transpositionJumped | typeof sharedKeyLeft>): void => {
    dispatch(action);
    // The button goes with the line; the next key is to begin at the song.
    focusOrHeading();
  };
  return (
    <div className={styles['line']} role="group" aria-label={text.sharedKey}>
      <p>{text.sharedKey}</p>
      <button type="button" onClick={() => answer(transpositionJumped({ id, transpose, reason: 'shared' }))}>
        {text.keepSharedKey}
      </button>
      <button type="button" onClick={() => answer(sharedKeyLeft())}>
        {text.ownKey}
      </button>
    </div>
  );
}
