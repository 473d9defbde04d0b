import { useRef } from 'react';
import type { SongId } from '../../catalogue';
import { selectTranspose, transposedDown, transposedUp, transpositionJumped } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text/song';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { LiveRegion } from '../ui/LiveRegion';
import styles from './TransposeControl.module.css';

/** Moves a song's chords by semitones, says where they are, and leads back to the original key. */
export function TransposeControl({ id }: { id: SongId }) {
  const transpose = useSongbook((state) => selectTranspose(state, id));
  const dispatch = useSongbookDispatch();
  const up = useRef<HTMLButtonElement>(null);
  const reset = (): void => {
    // The button disappears with what it resets.
    up.current?.focus({ preventScroll: true });
    dispatch(transpositionJumped({ id, transpose: 0, reason: 'reset' }));
  };
  return (
    <div className={styles.control} role="group" aria-label={text.transposition}>
      <div className={styles.steps}>
        <IconButton
          label={text.transposeDown}
          data-testid="transpose-down"
          onClick={() => dispatch(transposedDown({ id }))}
        >
          <Icon name="minus" />
        </IconButton>
        <span className={styles.value} data-testid="transpose-value">
          {transpose}
        </span>
        <IconButton
          ref={up}
          label={text.transposeUp}
          data-testid="transpose-up"
          onClick={() => dispatch(transposedUp({ id }))}
        >
          <Icon name="plus" />
        </IconButton>
      </div>
      <div className={styles.reset}>
        {transpose !== 0 && (
          <IconButton
            label={text.resetTransposition}
            title={text.resetTransposition}
            data-testid="transpose-reset"
            onClick={reset}
          >
            <Icon name="reset" />
          </IconButton>
        )}
      </div>
      <LiveRegion>{text.transposed(transpose)}</LiveRegion>
    </div>
  );
}
