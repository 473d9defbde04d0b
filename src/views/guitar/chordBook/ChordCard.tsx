import * as text from '../../text';
import { VoicingPicker } from '../VoicingPicker';
import styles from './ChordCard.module.css';

/** A chord of the dictionary, its voicings and its number of songs; `name` is as the reader spells it. */
export function ChordCard({ chord, name, songCount }: { chord: string; name: string; songCount: number }) {
  return (
    <div className={styles.card} data-testid="chord-card">
      <VoicingPicker isCard chord={chord} name={name} />
      <p className={styles.count}>{songCount === 0 ? text.inNoSong : text.songCount(songCount)}</p>
    </div>
  );
}
