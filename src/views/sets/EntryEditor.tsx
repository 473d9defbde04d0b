import { useLayoutEffect, useRef, useState } from 'react';
import {
  entriesInOrder,
  entriesMoved,
  entryRemoved,
  entryWritten,
  type Placed,
  placesAfterMove,
  type SetEntry,
  type SetId,
  type SongSet,
} from '../../state';
import { useSongbookDispatch } from '../hooks';
import { SongNames } from '../sheet/SongNames';
import * as text from '../text';
import { CLOSE, IconButton, LiveRegion, useKeys, type IconShape } from '../ui';
import { useTitles } from '../useSongInKey';
import { dragRow } from './dragRow';
import styles from './EntryEditor.module.css';
import { InlineField } from './InlineField';
import { EntryKey } from './SetEntries';
import list from './SetEntries.module.css';

const CARRY: IconShape = {
  path: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  size: 24,
  stroke: 3,
};
const UP: IconShape = { path: 'M12 19V5M6 11l6-6 6 6', size: 20 };
const DOWN: IconShape = { path: 'M12 5v14M6 13l6 6 6-6', size: 20 };

const MAX_NOTE_LENGTH = 120;

/** The entries of a set, to move, annotate and remove; a moved entry keeps the focus, and its new place is announced. */
export function EntryEditor({ id, set }: { id: SetId; set: SongSet }) {
  const titleOf = useTitles();
  const dispatch = useSongbookDispatch();
  const [told, tell] = useState('');
  const focused = useRef<HTMLElement | null>(null);
  const entries = entriesInOrder(set);
  useLayoutEffect(() => {
    const { current } = focused;
    focused.current = null;
    if (current !== document.activeElement) current?.focus({ preventScroll: true });
    current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [entries]);

  const nameOf = ({ value }: Placed<SetEntry>): string =>
    'heading' in value ? value.heading || text.heading : titleOf(value.song);
  const move = (entry: Placed<SetEntry>, index: number): void => {
    if (index < 0 || index >= entries.length) return;
    const { activeElement } = document;
    focused.current = activeElement instanceof HTMLElement ? activeElement : null;
    dispatch(entriesMoved({ set: id, places: placesAfterMove(entries, entry.key, index) }));
    tell(text.moved(nameOf(entry), index + 1, entries.length));
  };
  return (
    <>
      <ol className={list.entries}>
        {entries.map((entry, index) => (
          <EditedEntry
            key={entry.key}
            set={id}
            entry={entry}
            name={nameOf(entry)}
            index={index}
            isLast={index === entries.length - 1}
            onMove={(to) => move(entry, to)}
          />
        ))}
      </ol>
      <LiveRegion>{told}</LiveRegion>
    </>
  );
}

/** An entry with its drag handle, its buttons and its text field; `onMove` is called with its new index. */
function EditedEntry({
  set,
  entry: { key, value },
  name,
  index,
  isLast,
  onMove,
}: {
  set: SetId;
  entry: Placed<SetEntry>;
  name: string;
  index: number;
  isLast: boolean;
  onMove: (index: number) => void;
}) {
  const dispatch = useSongbookDispatch();
  const handle = useRef<HTMLButtonElement>(null);
  useKeys('field', { ArrowUp: () => onMove(index - 1), ArrowDown: () => onMove(index + 1) }, handle);
  const isHeading = 'heading' in value;
  const takeOut = (
    <IconButton
      icon={CLOSE}
      label={text.takeOut(name)}
      data-take-out
      onClick={() => dispatch(entryRemoved({ set, entry: key }))}
    />
  );
  return (
    <li className={styles.entry} data-testid="edited-entry">
      <IconButton
        icon={CARRY}
        ref={handle}
        className={styles.handle}
        label={text.carry(name)}
        aria-keyshortcuts="ArrowUp ArrowDown"
        onPointerDown={({ button, currentTarget, nativeEvent }) => {
          if (button === 0) dragRow(currentTarget, nativeEvent, onMove);
        }}
      />
      <div className={styles.parts}>
        {!isHeading && (
          <div className={styles.part}>
            <SongNames id={value.song} className={styles.names} />
            <EntryKey song={value} />
            {takeOut}
          </div>
        )}
        <div className={styles.part}>
          <InlineField
            label={isHeading ? text.heading : text.noteOf(name)}
            value={isHeading ? value.heading : value.note}
            placeholder={isHeading ? text.heading : text.note}
            maxLength={MAX_NOTE_LENGTH}
            onWrite={(written) => dispatch(entryWritten({ set, entry: key, text: written }))}
          />
          <IconButton
            icon={UP}
            label={text.moveUp(name)}
            aria-disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            icon={DOWN}
            label={text.moveDown(name)}
            aria-disabled={isLast}
            onClick={() => onMove(index + 1)}
          />
          {isHeading && takeOut}
        </div>
      </div>
    </li>
  );
}
