import { hasDottedBeats, type SongId } from '../../catalogue';
import { type SongKey } from '../../state';
import * as text from '../text';
import { Icon, type IconShape } from '../ui';
import { useContent } from '../hooks';
import { useSongInKey } from './songKeyHooks';
import styles from './SongFacts.module.css';

const QUARTER: IconShape = {
  path: 'M16.5 1h2v18c0 2.6-3 4.4-6 4.4-2.3 0-4-1.1-4-2.9 0-2.5 3-4.4 5.9-4.4.8 0 1.5.1 2.1.4z',
  size: '1em',
  stroke: 0,
};

/** The metre, tempo and range of a song in one line; on paper also what the screen shows beside them. */
export function SongFacts({
  id,
  songKey,
  isOnPaper = false,
}: {
  id: SongId;
  songKey?: SongKey | undefined;
  isOnPaper?: boolean;
}) {
  const { time, tempo, melody, capo: ownCapo } = useContent(id);
  const { key, originalKey, playedKey, capo, hasBareB, sounding, tuneShift } = useSongInKey(id, songKey);
  const way = tuneShift - ownCapo;
  const isDotted = hasDottedBeats(time);
  const shown = [
    time,
    tempo > 0 && (
      <span role="img" aria-label={text.beatsAMinute(tempo, isDotted)}>
        <Icon shape={QUARTER} />
        <span>{`${isDotted ? '.' : ''} = ${tempo}`}</span>
      </span>
    ),
    melody && `${sounding(melody.lowest.name)}–${sounding(melody.highest.name)}`,
  ];
  const printed = [
    capo > 0 && `${text.capoOn(capo)} ${playedKey}`,
    way !== 0 && text.movedOnPaper(text.semitones(way), originalKey),
    hasBareB && text.bIsH,
  ];
  const facts = isOnPaper ? [text.labelled(text.key, key), ...shown, ...printed] : shown;
  return (
    <p className={styles.facts} translate="no" data-testid="song-facts">
      {facts.map((fact, index) => fact && <span key={index}>{fact}</span>)}
    </p>
  );
}
