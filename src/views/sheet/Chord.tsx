import { clsx } from 'clsx';
import { createContext, use } from 'react';
import type { ChordToken, Spell } from '../../music';
import * as text from '../text';
import styles from './Sheet.module.css';

/** Names the chords of a sheet in the key that is shown. A change of key renders only the chords again. */
export const ChordNames = createContext<Spell>((written) => written);

/** A chord over the words or inside them; one that cannot be read is shown as written, and marked. */
export function Chord({ token, place }: { token: ChordToken; place: 'above' | 'inline' }) {
  const name = token.isRead ? use(ChordNames)(token.written) : token.written;
  const unread = token.isRead ? {} : { title: text.unreadChord, 'data-unread': true };
  return (
    <span
      className={clsx(styles.chord, styles[place])}
      data-testid="chord"
      data-chord
      translate="no"
      {...unread}
    >
      {name}
    </span>
  );
}
