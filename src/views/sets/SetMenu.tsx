import { entriesInOrder, setRemoved, type SetId, type SongSet } from '../../state';
import { useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import styles from './SetChoice.module.css';
import { SetTitleField } from './SetTitleField';
import { useSetChanges } from './useSetChanges';

export function SetMenu({ id, set, onClose }: { id: SetId; set: SongSet; onClose: () => void }) {
  const { makeSet } = useSetChanges();
  const dispatch = useSongbookDispatch();
  const duplicate = (): void => {
    const entries = entriesInOrder(set).map(({ value: { place: _, ...entry } }) => entry);
    makeSet(text.copyOf(set.title), entries);
    onClose();
  };
  return (
    <Panel isModal title={set.title} onClose={onClose}>
      <SetTitleField id={id} set={set} label={text.rename} />
      <div className={styles.answers}>
        <Button onClick={duplicate}>{text.duplicate}</Button>
        <Button onClick={() => dispatch(setRemoved({ set: id }))}>{text.remove}</Button>
      </div>
    </Panel>
  );
}
