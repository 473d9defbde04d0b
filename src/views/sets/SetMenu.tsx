import { useState } from 'react';
import { entriesInOrder, songsInOrder, type SetId, type SongSet } from '../../state';
import * as text from '../text';
import { IconButton, lazyView, ListButton, ListLink, Panel, type IconShape } from '../ui';
import styles from './SetMenu.module.css';
import { SetTitleField } from './SetTitle';
import { useSetChanges } from './useSetChanges';

const SetShare = lazyView(async () => (await import('./SetShare')).SetShare, 'hidden');

const MORE: IconShape = { path: 'M5 12h.01M12 12h.01M19 12h.01', size: 24, stroke: 3 };

/** The menu of a set: its title, and the actions on all of it. */
export function SetMenu({
  id,
  set,
  onPrint,
  onDuplicate,
  onRemove,
}: {
  id: SetId;
  set: SongSet;
  onPrint?: () => void;
  onDuplicate?: (copy: SetId) => void;
  onRemove: () => void;
}) {
  const { makeSet } = useSetChanges();
  const [opened, setOpened] = useState<'menu' | 'share' | null>(null);
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
            {hasSongs && actionOf(text.share, () => setOpened('share'))}
            {hasSongs && onPrint && actionOf(text.printBooklet, onPrint)}
            {actionOf(text.duplicate, duplicate)}
            <li>
              <ListLink to="/favorites#backup">{text.backup}</ListLink>
            </li>
            {actionOf(text.remove, onRemove)}
          </ul>
        </Panel>
      )}
      {opened === 'share' && <SetShare set={set} onClose={close} />}
    </>
  );
}
