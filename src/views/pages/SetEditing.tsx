import { useState } from 'react';
import type { SongId } from '../../catalogue';
import { type SetId, type SongSet } from '../../state';
import { SongPicker } from '../find/SongPicker';
import { EntryEditor } from '../sets/EntryEditor';
import { useSetChanges } from '../sets/useSetChanges';
import { TransposeControl } from '../sheet/TransposeControl';
import * as text from '../text';
import { Button, LiveRegion } from '../ui';
import { useTitles } from '../hooks';
import styles from './SetEditing.module.css';
import { KeyPanel } from './parts';

/** The editor of a set: its entries, and the controls to add entries. */
export function SetEditing({ id, set }: { id: SetId; set: SongSet }) {
  const { addEntry, songAsOwn } = useSetChanges();
  const titleOf = useTitles();
  const [announcement, announce] = useState('');
  const addSong = (song: SongId): void => {
    addEntry(id, songAsOwn(song));
    announce(text.songAdded(titleOf(song)));
  };
  return (
    <>
      <EntryEditor
        id={id}
        set={set}
        keyControl={(song) => (
          <TransposeControl id={song}>
            <KeyPanel id={song} />
          </TransposeControl>
        )}
      />
      <div className={styles.adding}>
        <h2 className={styles.title}>{text.addSong}</h2>
        <SongPicker onPick={addSong} />
        <LiveRegion>{announcement}</LiveRegion>
        <Button onClick={() => addEntry(id, { heading: text.heading })}>{text.addHeading}</Button>
      </div>
    </>
  );
}
