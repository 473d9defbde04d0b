import { useState } from 'react';
import { useStore } from 'react-redux';
import type { SongId } from '../../catalogue';
import {
  entriesAdded,
  newEntries,
  type NewEntry,
  type RootState,
  selectListing,
  selectSet,
  type SetId,
  setRenamed,
  type SongSet,
} from '../../state';
import { useSongbookDispatch } from '../hooks';
import { SongPicker } from '../find/SongPicker';
import { EntryEditor } from '../sets/EntryEditor';
import { MAX_TITLE_LENGTH } from '../sets/NewSetForm';
import { songAsShown } from '../sets/songAsShown';
import { InlineField } from '../sets/InlineField';
import * as text from '../text';
import { Button } from '../ui/Button';
import { LiveRegion } from '../ui/LiveRegion';
import styles from './SetEditing.module.css';
import page from './SetPage.module.css';

/** The editor of a set: its title, its entries, and the controls to add entries. */
export function SetEditing({ id, set }: { id: SetId; set: SongSet }) {
  const { getState } = useStore<RootState>();
  const dispatch = useSongbookDispatch();
  const [told, tell] = useState('');
  const add = (entry: NewEntry): void => {
    const { entries } = selectSet(getState(), id)!;
    dispatch(entriesAdded({ set: id, entries: newEntries(entries, [entry]) }));
  };
  const addSong = (song: SongId): void => {
    add(songAsShown(getState(), song));
    tell(text.songAdded(selectListing(getState(), song).title));
  };
  return (
    <div className={styles.editing}>
      <InlineField
        label={text.setTitle}
        value={set.title}
        maxLength={MAX_TITLE_LENGTH}
        isLabelShown
        onWrite={(title) => title && dispatch(setRenamed({ set: id, title }))}
      />
      <EntryEditor id={id} set={set} />
      <div className={styles.adding}>
        <h2 className={styles.title}>{text.addSong}</h2>
        <SongPicker label={text.findSong} onPick={addSong} />
        <LiveRegion>{told}</LiveRegion>
        <div className={page.actions}>
          <Button onClick={() => add({ heading: text.heading })}>{text.addHeading}</Button>
          <Button onClick={() => add({ heading: text.pause })}>{text.addPause}</Button>
        </div>
      </div>
    </div>
  );
}
