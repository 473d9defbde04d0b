import { Link, useNavigate } from '../router';
import { selectSets, setRemoved, songsInOrder } from '../../state';
import { useSongbook, useSongbookDispatch, useTitles } from '../hooks';
import { LatinNames } from '../sheet/LatinNames';
import * as text from '../text';
import { Empty } from '../ui';
import styles from './SetList.module.css';
import { SetMenu } from './SetMenu';
import { NewSetForm, SetFacts } from './SetTitle';
import { useSetChanges } from './useSetChanges';

const NAMED = 6;

/** The sets, below a field that makes a new one. A set's title and first songs are a link; a button opens its menu. */
export function SetList() {
  const { makeSet } = useSetChanges();
  const navigate = useNavigate();
  const sets = useSongbook(selectSets);
  const titleOf = useTitles();
  const dispatch = useSongbookDispatch();
  const form = <NewSetForm onMake={(title) => void navigate(`/sets/${makeSet(title)}`)} />;
  if (sets.length === 0) return <Empty message={text.noSets}>{form}</Empty>;
  return (
    <>
      {form}
      <ul className={styles.list}>
        {sets.map(({ key, value }) => {
          const songs = songsInOrder(value).slice(0, NAMED);
          const named = songs.map((song) => titleOf(song.value.song));
          return (
            <li key={key} className={styles.row} data-testid="set-row">
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
              <SetMenu id={key} set={value} onRemove={() => dispatch(setRemoved({ set: key }))} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
