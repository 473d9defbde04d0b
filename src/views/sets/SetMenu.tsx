import { useState, type ReactNode } from 'react';
import { entriesInOrder, songsInOrder, type SetId, type SongSet } from '../../state';
import * as text from '../text';
import { Button, IconButton, ListButton, MORE, Panel } from '../ui';
import styles from './SetMenu.module.css';
import { SetTitleField } from './SetTitle';
import { SetShare } from './SetShare';
import { useSetChanges } from './useSetChanges';

/** The menu of a set: its title, and the actions on all of it. With `onPrint`, sharing and printing are buttons beside it. */
export function SetMenu({
  id,
  set,
  group,
  onPrint,
  onDuplicate,
  onRemove,
}: {
  id: SetId;
  set: SongSet;
  /** The choice of the voices that sing together. */
  group?: ReactNode;
  onPrint?: () => void;
  onDuplicate?: (copy: SetId) => void;
  onRemove: () => void;
}) {
  const { makeSet } = useSetChanges();
  const [opened, setOpened] = useState<'menu' | 'share' | 'group' | null>(null);
  const hasSongs = songsInOrder(set).length > 0;
  const close = (): void => setOpened(null);
  const duplicate = (): void => {
    const entries = entriesInOrder(set).map(({ value: { place: _, ...entry } }) => entry);
    const copy = makeSet(text.copyOf(set.title), entries);
    onDuplicate?.(copy);
  };
  const actionOf = (name: string, act: () => void) => (
    <li>
      <ListButton
        onClick={() => {
          close();
          act();
        }}
      >
        {name}
      </ListButton>
    </li>
  );
  return (
    <>
      {hasSongs && onPrint && (
        <>
          <Button aria-haspopup="dialog" onClick={() => setOpened('share')}>
            {text.share}
          </Button>
          <Button aria-haspopup="dialog" onClick={onPrint}>
            {text.printBooklet}
          </Button>
        </>
      )}
      <IconButton
        icon={MORE}
        label={text.actionsOf(set.title)}
        aria-haspopup="dialog"
        onClick={() => setOpened('menu')}
      />
      {opened === 'menu' && (
        <Panel isModal title={set.title} onClose={close}>
          <SetTitleField id={id} set={set} />
          <ul className={styles.actions}>
            {hasSongs && !onPrint && actionOf(text.share, () => setOpened('share'))}
            {actionOf(text.duplicate, duplicate)}
            {group && actionOf(text.group, () => setOpened('group'))}
            {actionOf(text.remove, onRemove)}
          </ul>
        </Panel>
      )}
      {opened === 'group' && (
        <Panel isModal title={text.group} onClose={close}>
          {group}
        </Panel>
      )}
      {opened === 'share' && <SetShare set={set} onClose={close} />}
    </>
  );
}
