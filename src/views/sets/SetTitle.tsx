import type { SubmitEvent } from 'react';
import { playedIndex, setRenamed, songsInOrder, type SetId, type SongSet } from '../../state';
import { useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Button, InlineField } from '../ui';
import styles from './SetTitle.module.css';

const MAX_TITLE_LENGTH = 80;

export function NewSetForm({ onMake }: { onMake: (title: string) => void }) {
  const make = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const title = new FormData(event.currentTarget).get('title') as string;
    onMake(title.trim() || text.untitled);
  };
  return (
    <form className={styles.form} onSubmit={make} data-unprinted>
      <input
        name="title"
        aria-label={text.setTitle}
        placeholder={text.newSet}
        maxLength={MAX_TITLE_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
      />
      <Button type="submit">{text.make}</Button>
    </form>
  );
}

/** Renames a set; an empty title is not written. */
export function SetTitleField({ id, set }: { id: SetId; set: SongSet }) {
  const dispatch = useSongbookDispatch();
  return (
    <InlineField
      label={text.rename}
      value={set.title}
      maxLength={MAX_TITLE_LENGTH}
      isLabelShown
      onWrite={(title) => title && dispatch(setRenamed({ set: id, title }))}
    />
  );
}

/** The number of songs in a set and, if it is being played, the place that was reached. */
export function SetFacts({ set }: { set: SongSet }) {
  const songs = songsInOrder(set);
  const played = playedIndex(set);
  const facts = [text.songCount(songs.length), ...(played > 0 ? [`${played + 1}/${songs.length}`] : [])];
  return <span className={styles.facts}>{facts.join(' · ')}</span>;
}
