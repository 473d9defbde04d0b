import { use } from 'react';
import type { Word } from '../../music';
import { ChordNames } from './songKeyHooks';
import * as text from '../text';
import { Unseen } from '../ui';

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
