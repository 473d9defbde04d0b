import { useState } from 'react';
import { voicingsOf } from '../../music/shapes';
import * as text from '../text/shapes';
import { IconButton } from '../ui/IconButton';
import { ChordDiagram } from './ChordDiagram';
import styles from './VoicingPicker.module.css';

/** The voicings of a chord, one at a time, the easiest first; `name` is the chord as the reader spells it. */
export function VoicingPicker({ chord, name }: { chord: string; name: string }) {
  const [place, setPlace] = useState(0);
  const voicings = voicingsOf(chord);
  const voicing = voicings[place];
  if (!voicing) return <p className={styles.nothing}>{text.noVoicing(name)}</p>;
  const count = voicings.length;
  const turn = (step: number) => () => setPlace((place + step + count) % count);
  return (
    <div className={styles.voicing} role="group" aria-label={text.voicings(name)}>
      <IconButton isRinged className={styles.turn} label={text.previousVoicing} onClick={turn(-1)}>
        ‹
      </IconButton>
      <div translate="no">
        <p className={styles.name}>{name}</p>
        <ChordDiagram name={name} voicing={voicing} />
        <p className={styles.place} role="status" data-testid="voicing-place">
          {`${place + 1}/${count}`}
        </p>
      </div>
      <IconButton isRinged className={styles.turn} label={text.nextVoicing} onClick={turn(1)}>
        ›
      </IconButton>
    </div>
  );
}
