import { useState, type ReactNode } from 'react';
import {
  entriesInOrder,
  selectSets,
  setRemoved,
  songsInOrder,
  type Placed,
  type SetId,
  type SongSet,
} from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import { LatinNames } from '../sheet/LatinNames';
import * as text from '../text';
import { Button, ButtonRow, Empty, IconButton, Link, Panel, type IconShape } from '../ui';
import { useTitles } from '../useSongInKey';
import styles from './SetList.module.css';
import { SetFacts, SetTitleField } from './SetTitle';
import { useSetChanges } from './useSetChanges';

const MORE: IconShape = { path: 'M5 12h.01M12 12h.01M19 12h.01', size: 24, stroke: 3 };

const NAMED = 6;

/** The sets below what makes a new one (`children`). */
export function SetList({ children }: { children: ReactNode }) {
  const sets = useSongbook(selectSets);
  if (sets.length === 0) return <Empty message={text.noSets}>{children}</Empty>;
  return (
    <>
      {children}
      <ul className={styles.list}>
        {sets.map((set) => (
          <SetRow key={set.key} set={set} />
        ))}
      </ul>
    </>
  );
}

/** A set: its title and first songs link to it, and the button beside them opens its menu. */
function SetRow({ set: { key, value } }: { set: Placed<SongSet> }) {
  const titleOf = useTitles();
  const [isOpen, setOpen] = useState(false);
  const named = songsInOrder(value)
    .slice(0, NAMED)
    .map((song) => titleOf(song.value.song));
  return (
    <li className={styles.row} data-testid="set-row">
      <Link className={styles.link} to={`/sets/${key}`}>
        <span className={styles.names}>
          <b className={styles.title}>{value.title}</b>
          <SetFacts set={value} />
        </span>
        <span className={styles.songs}>
          <span>{named.join(', ')}</span>
          <LatinNames names={named} />
        </span>
      </Link>
      <IconButton
        icon={MORE}
        label={text.actionsOf(value.title)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SetMenu id={key} set={value} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** Renames, duplicates or removes a set. */
function SetMenu({ id, set, onClose }: { id: SetId; set: SongSet; onClose: () => void }) {
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
      <ButtonRow>
        <Button onClick={duplicate}>{text.duplicate}</Button>
        <Button onClick={() => dispatch(setRemoved({ set: id }))}>{text.remove}</Button>
      </ButtonRow>
    </Panel>
  );
}
