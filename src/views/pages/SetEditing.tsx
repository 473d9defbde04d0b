import { useState } from 'react';
import type { SongId } from '../../catalogue';
import { type SetId, type SongSet } from '../../state';
import { SongPicker } from '../find/SongPicker';
import { EntryEditor } from '../sets/EntryEditor';
import { useSetChanges } from '../sets/useSetChanges';
import { TransposeControl } from '../sheet/TransposeControl';
import * as text from '../text';
import { Button, ButtonRow, lazyView, LiveRegion } from '../ui';
import { useTitles } from '../hooks';
import styles from './SetEditing.module.css';

// As on a song's page, whose script is smaller if this is not shared with it.
const KeyPanel = lazyView(async () => (await import('../guitar/KeyPanel')).KeyPanel);

/** The editor of a set: its entries, and the controls to add entries. */
export function SetEditing({ id, set }: { id: SetId; set: SongSet }) {
  const { addEntry, songAsOwn } = useSetChanges();
  const titleOf = useTitles();
  const [told, tell] = useState('');
  const addSong = (song: SongId): void => {
    addEntry(id, songAsOwn(song));
    tell(text.songAdded(titleOf(song)));
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
        <SongPicker label={text.findSong} onPick={addSong} />
        <LiveRegion>{told}</LiveRegion>
        <ButtonRow>
          <Button onClick={() => addEntry(id, { heading: text.heading })}>{text.addHeading}</Button>
          <Button onClick={() => addEntry(id, { heading: text.pause })}>{text.addPause}</Button>
        </ButtonRow>
      </div>
    </>
  );
}
