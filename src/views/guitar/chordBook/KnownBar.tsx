import { useMemo } from 'react';
import { selectKnownChords, selectShownChords } from '../../../state';
import { useSongbook } from '../../hooks';
import * as text from '../../text';
import { Link } from '../../ui/Link';
import styles from './KnownBar.module.css';
import { findPlayable } from './playableSongs';

/** A bar that stays in view: links to the songs playable with the known chords, and counts both. */
export function KnownBar() {
  const known = useSongbook(selectKnownChords);
  const songs = useSongbook(selectShownChords);
  const { playable } = useMemo(() => findPlayable(songs ?? [], known), [songs, known]);
  const counts = [text.chordCount(Object.keys(known).length), text.songCount(playable.length)];
  return (
    <Link className={styles.bar} to="/playable" data-unprinted>
      <b>{text.playableTitle}</b>
      <span className={styles.counts}>{counts.join(' · ')}</span>
    </Link>
  );
}
