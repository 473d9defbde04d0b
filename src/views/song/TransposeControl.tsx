import { useRef } from 'react';
import type { SongId } from '../../catalogue';
import { selectTranspose, transposedDown, transposedUp, transpositionJumped } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import { LiveRegion } from '../ui/LiveRegion';
import { SignIcon } from '../ui/SignIcon';
import * as text from '../text/song';
import styles from './TransposeControl.module.css';
import { useTransposeStep } from './useTransposeStep';

/** Moves a song's chords by semitones, says where they are, and leads back to the original key. */
export function TransposeControl({ id }: { id: SongId }) {
  const transpose = useSongbook((state) => selectTranspose(state, id));
  const dispatch = useSongbookDispatch();
  const step = useTransposeStep(id);
  const up = useRef<HTMLButtonElement>(null);
  const reset = (): void => {
    // The button goes with what it undoes.
    up.current?.focus({ preventScroll: true });
    dispatch(transpositionJumped({ id, transpose: 0, reason: 'reset' }));
  };
  return (
    <div className={styles['control']} role="group" aria-label={text.transposition}>
      <div className={styles['steps']}>
        <button
          type="button"
          data-testid="transpose-down"
          aria-label={text.transposeDown}
          onClick={() => step(transposedDown)}
        >
          <SignIcon sign="−" />
        </button>
        <span className={styles['value']} data-testid="transpose-value">
          {transpose}
        </span>
        <button
          ref={up}
          type="button"
          data-testid="transpose-up"
          aria-label={text.transposeUp}
          onClick={() => step(transposedUp)}
        >
          <SignIcon sign="+" />
        </button>
      </div>
      <div className={styles['reset']}>
        {transpose !== 0 && (
          <button
            type="button"
            data-testid="transpose-reset"
            aria-label={text.resetTransposition}
            title={text.resetTransposition}
            onClick={reset}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12.5a7 7 0 1 0 2.3-5.2M7.6 3v4.6h4.6" />
            </svg>
          </button>
        )}
      </div>
      <LiveRegion>{text.transposed(transpose)}</LiveRegion>
    </div>
  );
}
