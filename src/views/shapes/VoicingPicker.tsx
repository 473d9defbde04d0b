import { clsx } from 'clsx';
import { useState } from 'react';
import { voicingsOf } from '../../music/shapes';
import * as text from '../text/shapes';
import { IconButton } from '../ui/IconButton';
import { ChordDiagram } from './ChordDiagram';
import { KnownToggle } from './KnownToggle';
import styles from './VoicingPicker.module.css';

/**
 * The voicings of a chord, one at a time, the easiest first, and whether the visitor knows it; `name` is the chord as the
 * reader spells it. A card has its buttons below the diagram, as it stands among others.
 */
export function VoicingPicker({
  chord,
  name,
  isCard = false,
}: {
  chord: string;
  name: string;
  isCard?: boolean;
}) {
  const [place, setPlace] = useState(0);
  const voicings = voicingsOf(chord);
  const voicing = voicings[place];
  if (!voicing) return <p className={styles.nothing}>{text.noVoicing(name)}</p>;
  const count = voicings.length;
  const turn = (step: number) => () => setPlace((place + step + count) % count);
  return (
    <div
      className={clsx(styles.voicing, isCard && styles.card)}
      role="group"
      aria-label={text.voicings(name)}
    >
      <IconButton isRinged className={styles.turn} label={text.previousVoicing} onClick={turn(-1)}>
        ‹
      </IconButton>
      <div className={styles.chord} translate="no">
        <p className={styles.name}>{name}</p>
        <ChordDiagram name={name} voicing={voicing} />
      </div>
      <p className={styles.place} role="status" data-testid="voicing-place" translate="no">
        {`${place + 1}/${count}`}
      </p>
      <IconButton isRinged className={styles.turn} label={text.nextVoicing} onClick={turn(1)}>
        ›
      </IconButton>
      <div className={styles.known}>
        <KnownToggle chord={chord} name={name} />
      </div>
    </div>
  );
}
