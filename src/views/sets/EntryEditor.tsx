import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { SongId } from '../../catalogue';
import {
  entriesInOrder,
  entriesMoved,
  entryExpanded,
  entryLeft,
  entryRemoved,
  entryWritten,
  MOST_ENTRIES,
  type EntryId,
  type Placed,
  placesAfterMove,
  type SetEntry,
  type SetId,
  type SongSet,
} from '../../state';
import { useSongbookDispatch, useTitles } from '../hooks';
import { SongNames } from '../sheet/SongNames';
import * as text from '../text';
import { CLOSE, IconButton, InlineField, LiveRegion, type IconShape } from '../ui';
import styles from './EntryEditor.module.css';
import { EntriesLeftOut, EntryKey } from './SetEntries';
import { EntryHandle } from './EntryHandle';
import list from './SetEntries.module.css';

const UP: IconShape = { path: 'M12 19V5M6 11l6-6 6 6', size: 20 };
const DOWN: IconShape = { path: 'M12 5v14M6 13l6 6 6-6', size: 20 };

const MAX_NOTE_LENGTH = 120;

/** The entries of a set, one of them expanded; a moved entry keeps the focus, and its new place is announced. */
export function EntryEditor({
  id,
  set,
  keyControl,
}: {
  id: SetId;
  set: SongSet;
  keyControl: (song: SongId) => ReactNode;
}) {
  const [expanded, setExpanded] = useState<EntryId | null>(null);
  const titleOf = useTitles();
  const dispatch = useSongbookDispatch();
  const [announcement, announce] = useState('');
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
    announce(text.moved(nameOf(entry), index + 1, entries.length));
  };
  return (
    <>
      <ol className={list.entries}>
        {entries.slice(0, MOST_ENTRIES).map((entry, index) => (
          <EditedEntry
            key={entry.key}
            set={id}
            entry={entry}
            name={nameOf(entry)}
            index={index}
            isLast={index === entries.length - 1}
            isExpanded={entry.key === expanded}
            onExpand={() => setExpanded(entry.key === expanded ? null : entry.key)}
            onMove={(to) => move(entry, to)}
            keyControl={keyControl}
          />
        ))}
        <EntriesLeftOut set={set} />
      </ol>
      <LiveRegion>{announcement}</LiveRegion>
    </>
  );
}

/**
 * An entry with its drag handle. A heading is written in its row; the row of a song is a button, which expands it. A tap
 * on the handle expands both, and shows arrows for those who do not drag. `onMove` is called with the new index.
 */
function EditedEntry({
  set,
  entry: { key, value },
  name,
  index,
  isLast,
  isExpanded,
  onExpand,
  onMove,
  keyControl,
}: {
  set: SetId;
  entry: Placed<SetEntry>;
  name: string;
  index: number;
  isLast: boolean;
  isExpanded: boolean;
  onExpand: () => void;
  onMove: (index: number) => void;
  keyControl: (song: SongId) => ReactNode;
}) {
  const dispatch = useSongbookDispatch();
  const [moveUp, moveDown] = [() => onMove(index - 1), () => onMove(index + 1)];
  const isHeading = 'heading' in value;
  const field = (
    <InlineField
      label={isHeading ? text.heading : text.noteOf(name)}
      value={isHeading ? value.heading : value.note}
      placeholder={isHeading ? text.heading : text.note}
      maxLength={MAX_NOTE_LENGTH}
      onWrite={(written) => dispatch(entryWritten({ set, entry: key, text: written }))}
    />
  );
  const moves = (
    <>
      <IconButton icon={UP} label={text.moveUp(name)} aria-disabled={index === 0} onClick={moveUp} />
      <IconButton icon={DOWN} label={text.moveDown(name)} aria-disabled={isLast} onClick={moveDown} />
    </>
  );
  return (
    <li className={clsx(styles.entry, isExpanded && styles.expanded)} data-testid="edited-entry">
      <div className={styles.row}>
        <EntryHandle name={name} index={index} isExpanded={isExpanded} onTap={onExpand} onMove={onMove} />
        {isHeading ? (
          <>
            {field}
            {isExpanded && moves}
          </>
        ) : (
          <button type="button" className={styles.song} aria-expanded={isExpanded} onClick={onExpand}>
            <SongNames id={value.song} className={styles.names}>
              {value.note && !isExpanded && <span className={list.note}>{value.note}</span>}
            </SongNames>
            <EntryKey song={value} />
          </button>
        )}
        <IconButton
          icon={CLOSE}
          label={text.takeOut(name)}
          data-take-out
          onClick={() => dispatch(entryRemoved({ set, entry: key }))}
        />
      </div>
      {isExpanded && !isHeading && (
        <EntryDetails set={set} entry={key}>
          <div className={styles.key}>
            <span className={styles.label}>{text.keyAndCapo}</span>
            {keyControl(value.song)}
          </div>
          <div className={styles.row}>
            {field}
            {moves}
          </div>
        </EntryDetails>
      )}
    </li>
  );
}

/** What an expanded entry shows; meanwhile its song is in the entry's key, and changes of the key are written there. */
function EntryDetails({ set, entry, children }: { set: SetId; entry: EntryId; children: ReactNode }) {
  const dispatch = useSongbookDispatch();
  // Before it is painted, so that the song is not seen in another key first.
  useLayoutEffect(() => {
    dispatch(entryExpanded({ set, entry }));
    return () => dispatch(entryLeft());
  }, [set, entry, dispatch]);
  return <div className={styles.details}>{children}</div>;
}
