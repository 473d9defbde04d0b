import { useStore } from 'react-redux';
import {
  entriesInOrder,
  newSet,
  type RootState,
  type SetId,
  setMade,
  setRemoved,
  setRenamed,
  type SongSet,
} from '../../state';
import { useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import { MAX_TITLE_LENGTH } from './NewSetForm';
import styles from './SetChoice.module.css';
import { InlineField } from './InlineField';

export function SetMenu({ id, set, onClose }: { id: SetId; set: SongSet; onClose: () => void }) {
  const { getState } = useStore<RootState>();
  const dispatch = useSongbookDispatch();
  const duplicate = (): void => {
    const entries = entriesInOrder(set).map(({ value: { place: _, ...entry } }) => entry);
    dispatch(setMade(newSet(getState().sets, text.copyOf(set.title), entries)));
    onClose();
  };
  return (
    <Panel isModal title={set.title} onClose={onClose}>
      <InlineField
        label={text.rename}
        value={set.title}
        maxLength={MAX_TITLE_LENGTH}
        isLabelShown
        onWrite={(title) => title && dispatch(setRenamed({ set: id, title }))}
      />
      <div className={styles.answers}>
        <Button onClick={duplicate}>{text.duplicate}</Button>
        <Button onClick={() => dispatch(setRemoved({ set: id }))}>{text.remove}</Button>
      </div>
    </Panel>
  );
}
