import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import { chordSound, stringPitches } from '../../music/shapes';
import { hearChord } from '../../sound/hear';
import { knownChordsChanged, selectKnownChords } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { CHECK, ChoiceButton, HEAR, Icon, IconButton } from '../ui';
import { ChordDiagram } from './ChordDiagram';
import { useInstrument } from './useInstrument';
import styles from './VoicingPicker.module.css';

/**
 * The voicings of a chord, one at a time, the easiest first: a tap sounds the shown one, over a capo. `name` is the chord
 * as the reader spells it. A card has a toggle that ticks known chords, shows its other voicings once it was tapped, and
 * `children` below the diagram.
 */
export function VoicingPicker({
  chord,
  name,
  capo = 0,
  isCard = false,
  children,
}: {
  chord: string;
  name: string;
  capo?: number;
  isCard?: boolean;
  children?: ReactNode;
}) {
  const [place, setPlace] = useState(0);
  const [isOpen, setOpen] = useState(!isCard);
  const { tuning, voicingsOf } = useInstrument();
  const voicings = voicingsOf(chord);
  const voicing = voicings[place];
  if (!voicing) return <p className={styles.nothing}>{text.noVoicing(name)}</p>;
  const count = voicings.length;
  const hear = (): void => {
    setOpen(true);
    hearChord(stringPitches(voicing, capo, tuning));
  };
  const turn = (step: number) => () => setPlace((place + step + count) % count);
  return (
    <div
      className={clsx(styles.voicing, isCard && styles.card, isOpen && styles.open)}
      role="group"
      aria-label={text.voicings(name)}
    >
      <div className={styles.chord} translate="no">
        <p className={styles.name}>{name}</p>
        <ChordDiagram name={name} voicing={voicing} />
        <button type="button" className={styles.hear} aria-label={text.hearChord(name)} onClick={hear}>
          {!isCard && <Icon shape={HEAR} />}
        </button>
      </div>
      {isOpen && (
        <IconButton isRinged className={styles.turn} label={text.previousVoicing} onClick={turn(-1)}>
          ‹
        </IconButton>
      )}
      <div className={styles.below}>
        {children}
        {isOpen && (
          <p role="status" data-testid="voicing-place" translate="no" data-unprinted>
            {`${place + 1}/${count}`}
          </p>
        )}
      </div>
      {isOpen && (
        <IconButton isRinged className={styles.turn} label={text.nextVoicing} onClick={turn(1)}>
          ›
        </IconButton>
      )}
      {isCard && <KnownToggle chord={chord} name={name} />}
    </div>
  );
}

/** Ticks a chord as known, under all of its names; `name` is the chord as the reader spells it. */
function KnownToggle({ chord, name }: { chord: string; name: string }) {
  const sound = chordSound(chord);
  const isKnown = useSongbook((state) => sound !== null && sound in selectKnownChords(state));
  const dispatch = useSongbookDispatch();
  if (sound === null) return null;
  return (
    <ChoiceButton
      className={styles.toggle}
      isChosen={isKnown}
      aria-label={text.knowChord(name)}
      onClick={() => dispatch(knownChordsChanged({ [sound]: isKnown ? null : chord }))}
    >
      <Icon shape={CHECK} />
      <span>{text.know}</span>
    </ChoiceButton>
  );
}
