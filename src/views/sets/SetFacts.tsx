import { playedIndex, songsInOrder, type SongSet } from '../../state';
import * as text from '../text';
import styles from './SetFacts.module.css';

export function SetFacts({ set }: { set: SongSet }) {
  const songs = songsInOrder(set);
  const played = playedIndex(set);
  const facts = [text.songCount(songs.length), ...(played > 0 ? [`${played + 1}/${songs.length}`] : [])];
  return <span className={styles.facts}>{facts.join(' · ')}</span>;
}
