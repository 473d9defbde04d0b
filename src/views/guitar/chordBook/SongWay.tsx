import { octaveFold } from '../../../music';
import { SongNames } from '../../sheet/SongNames';
import { songAddress } from '../../songAddress';
import * as text from '../../text';
import { Link } from '../../ui/Link';
import type { PlayableSong } from './playableSongs';
import styles from './SongWay.module.css';

/** A song, and the key and capo in which it can be played; the link opens it that way. */
export function SongWay({ song, way }: PlayableSong) {
  const { transposition, capo } = way;
  const isCapoMoved = capo !== song.capo;
  const isOriginal = song.transpose === 0 && transposition === 0;
  const transpose = isOriginal ? null : octaveFold(song.transpose + transposition);
  const address = songAddress(song.id, { transpose, capo: isCapoMoved ? capo : null });
  return (
    <li data-testid="song-way" data-song-id={song.id}>
      <Link className={styles.song} to={address}>
        <SongNames id={song.id} />
        <span className={styles.way}>
          {transposition !== 0 && <span>{text.movedBy(text.signed(transposition))}</span>}
          {(capo !== 0 || isCapoMoved) && <span>{text.capoAt(capo)}</span>}
        </span>
      </Link>
    </li>
  );
}
