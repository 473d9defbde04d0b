import { useState } from 'react';
import { selectSets, songsInOrder, type Placed, type SongSet } from '../../state';
import { useSongbook } from '../hooks';
import { LatinNames } from '../sheet/LatinNames';
import * as text from '../text';
import { Callout } from '../ui/Callout';
import { IconButton } from '../ui/IconButton';
import { Link } from '../ui/Link';
import { useTitles } from '../useTitles';
import { SetFacts } from './SetFacts';
import styles from './SetList.module.css';
import { SetMenu } from './SetMenu';
import { MORE } from './signs';

const NAMED = 6;

export function SetList() {
  const sets = useSongbook(selectSets);
  if (sets.length === 0)
    return (
      <Callout>
        <p>
          <strong>{text.noSets}</strong>
        </p>
        <p>{text.noSetsHint}</p>
      </Callout>
    );
  return (
    <ul className={styles.list}>
      {sets.map((set) => (
        <SetRow key={set.key} set={set} />
      ))}
    </ul>
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
        className={styles.more}
        label={text.actionsOf(value.title)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SetMenu id={key} set={value} onClose={() => setOpen(false)} />}
    </li>
  );
}
