import { useRef } from 'react';
import { entryWritten, type Placed, type SetEntry, type SetId, type SongSet } from '../../state';
import { useSongbookDispatch } from '../hooks';
import { SongNames } from '../sheet/SongNames';
import * as text from '../text';
import { IconButton } from '../ui/IconButton';
import { CLOSE } from '../ui/icons';
import { useKeys } from '../ui/keys';
import { LiveRegion } from '../ui/LiveRegion';
import { dragRow } from './dragRow';
import styles from './EntryEditor.module.css';
import { EntryKey } from './EntryKey';
import { CARRY, DOWN, UP } from './signs';
import { useEntryEdits } from './useEntryEdits';
import { InlineField } from './InlineField';

export const MAX_NOTE_LENGTH = 120;

/** The entries of a set, to move, annotate and remove. */
export function EntryEditor({ id, set }: { id: SetId; set: SongSet }) {
  const { entries, nameOf, move, takeOut, told } = useEntryEdits(id, set);
  return (
    <>
      <ol className={styles.entries}>
        {entries.map((entry, index) => (
          <EditedEntry
            key={entry.key}
            set={id}
            entry={entry}
            name={nameOf(entry)}
            index={index}
            isLast={index === entries.length - 1}
            onMove={(to) => move(entry, to)}
            onTakeOut={() => takeOut(entry)}
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
  onTakeOut,
}: {
  set: SetId;
  entry: Placed<SetEntry>;
  name: string;
  index: number;
  isLast: boolean;
  onMove: (index: number) => void;
  onTakeOut: () => void;
}) {
  const dispatch = useSongbookDispatch();
  const handle = useRef<HTMLButtonElement>(null);
  useKeys('field', { ArrowUp: () => onMove(index - 1), ArrowDown: () => onMove(index + 1) }, handle);
  const isHeading = 'heading' in value;
  const takeOut = <IconButton icon={CLOSE} label={text.takeOut(name)} data-take-out onClick={onTakeOut} />;
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
