import { clsx } from 'clsx';
import { useRef } from 'react';
import type { SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import {
  selectIsLoaded,
  selectSongInKey,
  selectSongKey,
  transposedDown,
  transposedUp,
  transpositionJumped,
} from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Icon, IconButton, LiveRegion, MINUS, PLUS, RESET } from '../ui';
import { FirstNote } from './FirstNote';
import styles from './TransposeControl.module.css';

/** Transposes a song, shows its sounding key and the distance from the original, and resets it. */
export function TransposeControl({ id }: { id: SongId }) {
  const dispatch = useSongbookDispatch();
  const isLoaded = useSongbook((state) => selectIsLoaded(state, id));
  const up = useRef<HTMLButtonElement>(null);
  const reset = (): void => {
    // The reset button disappears.
    up.current?.focus({ preventScroll: true });
    dispatch(transpositionJumped({ id, transpose: 0, reason: 'reset' }));
  };
  return (
    <div className={styles.control} role="group" aria-label={text.transposition} data-unprinted>
      <IconButton
        icon={MINUS}
        label={text.transposeDown}
        data-testid="transpose-down"
        onClick={() => dispatch(transposedDown({ id }))}
      />
      <KeyDisplay id={id} onReset={reset} />
      <IconButton
        icon={PLUS}
        ref={up}
        label={text.transposeUp}
        data-testid="transpose-up"
        onClick={() => dispatch(transposedUp({ id }))}
      />
      {isLoaded && <FirstNote id={id} />}
    </div>
  );
}

/** The sounding key, the stored number, notes on the chords, and the distance that resets it when pressed. */
function KeyDisplay({ id, onReset }: { id: SongId; onReset: () => void }) {
  const { transpose } = useSongbook((state) => selectSongKey(state, id));
  const inKey = useSongbook((state) => (selectIsLoaded(state, id) ? selectSongInKey(state, id) : null));
  const { key, originalKey, playedKey, capo } = inKey ?? { key: '', originalKey: '', playedKey: '', capo: 0 };
  const way = shorterWay(transpose);
  const names = (
    <>
      <span className={styles.names}>
        <span className={styles.key} data-testid="key" translate="no">
          {key}
        </span>
        <span className={styles.value} data-testid="transpose-value" aria-hidden="true">
          {transpose}
        </span>
      </span>
      <span className={styles.notes}>
        {way === 0 ? (
          <span>{text.originalKey}</span>
        ) : (
          <span className={clsx(styles.note, styles.way)}>
            <Icon shape={RESET} />
            <span translate="no">{text.signed(way)}</span>
            <span className={styles.from}>{text.fromOriginal}</span>
            <span translate="no">{originalKey}</span>
          </span>
        )}
        {capo > 0 && (
          <span className={styles.note} data-testid="capo">
            <span>{text.capoOn(capo)}</span>
            <span translate="no">{playedKey}</span>
          </span>
        )}
        {inKey && (
          <span data-testid="b-legend" translate="no" hidden={!inKey.hasBareB}>
            {text.bIsH}
          </span>
        )}
      </span>
    </>
  );
  return (
    <>
      {way === 0 ? (
        <div className={styles.display}>{names}</div>
      ) : (
        <button
          type="button"
          className={styles.display}
          title={text.resetTransposition}
          data-testid="transpose-reset"
          onClick={onReset}
        >
          {names}
        </button>
      )}
      <LiveRegion>{text.transposed(key, way, originalKey)}</LiveRegion>
    </>
  );
}
