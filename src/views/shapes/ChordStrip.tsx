import { formatNotation } from '../../music';
import { useReaderSetting } from '../hooks';
import * as text from '../text/shapes';
import styles from './ShapesPanel.module.css';

/** The chords of a song side by side, one of them chosen. */
export function ChordStrip({
  chords,
  chosen,
  onChoose,
}: {
  chords: readonly string[];
  chosen: string;
  onChoose: (chord: string) => void;
}) {
  const notation = useReaderSetting('notation');
  return (
    <div className={styles['strip']} role="group" aria-label={text.songChords} translate="no">
      {chords.map((chord) => (
        <button key={chord} type="button" aria-pressed={chord === chosen} onClick={() => onChoose(chord)}>
          {formatNotation(chord, notation)}
        </button>
      ))}
    </div>
  );
}
