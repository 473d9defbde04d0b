import { formatNotation, type ChordToken, type Notation } from '../../music';
import * as text from '../text/song';
import styles from './Sheet.module.css';

/** A chord over the words or inside them; one that cannot be read is shown as written, and marked. */
export function Chord({
  token,
  place,
  notation,
  chordsAnnounced,
}: {
  token: ChordToken;
  place: 'above' | 'inline';
  notation: Notation;
  chordsAnnounced: boolean;
}) {
  const unread = token.isRead ? {} : { title: text.unreadChord, 'data-unread': true };
  return (
    <span
      className={`${styles['chord']} ${styles[place]}`}
      data-testid="chord"
      translate="no"
      // Among the words of a song a screen reader's listener wants the words.
      aria-hidden={!chordsAnnounced || undefined}
      {...unread}
    >
      {token.isRead ? formatNotation(token.text, notation) : token.text}
    </span>
  );
}
