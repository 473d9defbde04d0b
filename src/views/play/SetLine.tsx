import { Link, useNavigate } from '../router';
import type { SongId } from '../../catalogue';
import { selectPlaceOf } from '../../state';
import { useSongbook } from '../hooks';
import * as text from '../text';
import { CLOSE, Icon, IconButton } from '../ui';
import { NextTitle, useNeighbours } from './NextSong';
import styles from './SetLine.module.css';

/** A song's place in the played set, its note and the next song; links to both neighbours and out of the set. */
export function SetLine({ id }: { id: SongId }) {
  const place = useSongbook((state) => selectPlaceOf(state, id));
  const { before, after } = useNeighbours(id);
  const navigate = useNavigate();
  if (!place) return null;
  const { set, title, song, position, count } = place;
  const leave = (): void => void navigate(`/songs/${id}`, { replace: true });
  return (
    <nav className={styles.line} aria-label={text.playedSet} data-unprinted>
      <div className={styles.place}>
        <Step to={before} label={text.previousInSet} arrow="m14.5 6-6 6 6 6" />
        <Link className={styles.set} to={`/sets/${set}`}>
          <span className={styles.title}>{title}</span>
          <b className={styles.position}>{`${position}/${count}`}</b>
        </Link>
        <Step to={after} label={text.nextInSet} arrow="m9.5 6 6 6-6 6" />
        <IconButton icon={CLOSE} label={text.leaveSet} title={text.leaveSet} onClick={leave} />
      </div>
      {song.note && <p className={styles.note}>{song.note}</p>}
      <p className={styles.next}>{after ? <NextTitle id={id} /> : <span>{text.setEnd}</span>}</p>
    </nav>
  );
}

type Neighbour = ReturnType<typeof useNeighbours>['after'];

/** A link to the song beside the open one; an empty placeholder at either end. */
function Step({ to, label, arrow }: { to: Neighbour; label: string; arrow: string }) {
  if (!to) return <span className={styles.step} />;
  return (
    <Link className={styles.step} to={to.address} aria-label={`${label} ${to.title}`}>
      <Icon shape={{ path: arrow }} />
    </Link>
  );
}
