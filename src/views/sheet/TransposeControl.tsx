import { useState, type ComponentProps, type ReactNode } from 'react';
import type { SongId } from '../../catalogue';
import { shorterWay } from '../../music';
import { selectSongKey, stepActions } from '../../state';
import { useGetState, useSongbook, useSongbookDispatch } from '../hooks';
import { useLoadedSongInKey } from './songKeyHooks';
import * as text from '../text';
import { IconButton, LiveRegion, MINUS, Panel, PLUS, Unseen, usePanel } from '../ui';
import styles from './TransposeControl.module.css';

/** Transposes a song, and shows its key, which opens a panel with the children. */
export function TransposeControl({ id, children }: { id: SongId; children: ReactNode }) {
  const getState = useGetState();
  const dispatch = useSongbookDispatch();
  const step = (by: 1 | -1): void => stepActions(getState(), id, by).forEach(dispatch);
  const { root, opener, isOpen, close } = usePanel<HTMLDivElement>(useState(false));
  return (
    <div ref={root} className={styles.control} role="group" aria-label={text.transposition} data-unprinted>
      <IconButton
        icon={MINUS}
        label={text.transposeDown}
        data-testid="transpose-down"
        onClick={() => step(-1)}
      />
      <CurrentKey id={id} {...opener} />
      <IconButton icon={PLUS} label={text.transposeUp} data-testid="transpose-up" onClick={() => step(1)} />
      {isOpen && (
        <Panel isBelow title={text.key} onClose={close}>
          {children}
        </Panel>
      )}
    </div>
  );
}

/** The sounding key, its distance from the original one, and the capo. */
function CurrentKey({ id, ...attributes }: { id: SongId } & Omit<ComponentProps<'button'>, 'id'>) {
  const { transpose } = useSongbook((state) => selectSongKey(state, id));
  const inKey = useLoadedSongInKey(id);
  const { key, playedKey, capo } = inKey ?? { key: '', playedKey: '', capo: 0 };
  const way = shorterWay(transpose);
  return (
    <>
      <button
        type="button"
        className={styles.display}
        title={text.key}
        disabled={!inKey}
        data-testid="key-button"
        {...attributes}
      >
        <span className={styles.names} translate="no">
          <span className={styles.key} data-testid="key">
            {key}
          </span>
          {way !== 0 && <span className={styles.way}>{text.signed(way)}</span>}
          <Unseen data-testid="transpose-value" aria-hidden="true">
            {transpose}
          </Unseen>
        </span>
        {capo > 0 && (
          <span className={styles.capo} data-testid="capo">
            <span>{text.capoOn(capo)}</span>
            <span translate="no">{playedKey}</span>
          </span>
        )}
      </button>
      <LiveRegion>{text.transposed(key, way)}</LiveRegion>
    </>
  );
}
