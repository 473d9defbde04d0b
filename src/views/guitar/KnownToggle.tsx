import { chordSound } from '../../music/shapes';
import { knownChordsChanged, selectKnownChords } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { ChoiceButton } from '../ui/ChoiceGroup';
import { Icon } from '../ui/Icon';
import { CHECK } from '../ui/icons';
import styles from './KnownToggle.module.css';

/** Ticks a chord as known, under all of its names; `name` is the chord as the reader spells it. */
export function KnownToggle({ chord, name }: { chord: string; name: string }) {
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
