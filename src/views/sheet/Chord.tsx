import { clsx } from 'clsx';
import { use } from 'react';
import { isWiderThan, type ChordToken, type Word } from '../../music';
import * as text from '../text';
import { Unseen } from '../ui';
import styles from './Sheet.module.css';
import { ChordNames } from './songKeyHooks';

/**
 * A chord over the words or inside them; one that cannot be read is shown as written, and marked. Over a piece `cut` from
 * its word, a name that is wider than it leaves a hole, which has a hyphen.
 */
export function Chord({
  token,
  place,
  cut,
}: {
  token: ChordToken;
  place: 'above' | 'inline';
  cut?: string | undefined;
}) {
  const name = token.isRead ? use(ChordNames)(token) : token.written;
  const unread = token.isRead ? {} : { title: text.unreadChord, 'data-unread': true };
  return (
    <span
      className={clsx(styles.chord, styles[place])}
      aria-hidden="true"
      data-testid="chord"
      data-chord
      data-hole={(cut !== undefined && isWiderThan(name, cut)) || undefined}
      translate="no"
      {...unread}
    >
      {name}
    </span>
  );
}

/** The names of a line's chords, for screen readers. */
export function HeardChords({ words }: { words: readonly Word[] }) {
  const nameOf = use(ChordNames);
  const chords = words
    .flat()
    .flatMap(({ above, inline }) => [above, inline])
    .filter((token) => token !== null);
  if (chords.length === 0) return null;
  const names = chords.map((token) => (token.isRead ? nameOf(token) : token.written));
  return <Unseen>{text.chordsBefore(names)}</Unseen>;
}
