import { useRef, useState } from 'react';
import type { PitchRange } from '../../../music';
import { hearNote } from '../../../sound/hear';
import * as text from '../../text';
import { Button } from '../../ui/Button';
import {
  againLowest,
  FIRST_FINDING,
  foundRange,
  fromLowest,
  moved,
  NARROWEST,
  STEPS,
  type Finding,
} from './finding';
import { useNoteName } from './useNoteName';
import styles from './VoiceFinder.module.css';

/** Finds by ear how low and how high the visitor sings: first the lowest note, then the highest. */
export function VoiceFinder({ onFound }: { onFound: (range: PitchRange) => void }) {
  const [finding, setFinding] = useState(FIRST_FINDING);
  const nameOf = useNoteName();
  const { lowest, pitch } = finding;
  const end = lowest === null ? 'lowest' : 'highest';
  const range = foundRange(finding);
  const isTooClose = lowest !== null && !range;
  const listen = useRef<HTMLButtonElement>(null);
  const goTo = (next: Finding): void => {
    setFinding(next);
    hearNote(next.pitch);
  };
  return (
    <div className={styles.finder} role="group" aria-label={text.findByEar}>
      <p role="status">{isTooClose ? text.tooClose(NARROWEST) : text.finding[end]}</p>
      {lowest !== null && (
        <p className={styles.lowest}>
          <span translate="no">{text.lowestFound(nameOf(lowest))}</span>
          <Button
            variant="quiet"
            onClick={() => {
              // The focused button disappears.
              listen.current?.focus({ preventScroll: true });
              goTo(againLowest(lowest));
            }}
          >
            {text.findLowestAgain}
          </Button>
        </p>
      )}
      <div className={styles.steps}>
        {STEPS.map((semitones) => {
          const next = moved(finding, semitones);
          return (
            <Button
              key={semitones}
              className={styles.step}
              aria-label={text.stepBy(semitones)}
              // A disabled button would lose the focus.
              aria-disabled={!next}
              onClick={() => next && goTo(next)}
            >
              {text.signed(semitones)}
            </Button>
          );
        })}
        <output className={styles.note} translate="no">
          {nameOf(pitch)}
        </output>
      </div>
      <div className={styles.answers}>
        <Button ref={listen} onClick={() => hearNote(pitch)}>
          {text.listen}
        </Button>
        <Button
          variant={isTooClose ? 'outlined' : 'primary'}
          aria-disabled={isTooClose}
          onClick={() => {
            if (lowest === null) goTo(fromLowest(pitch));
            else if (range) onFound(range);
          }}
        >
          {text.isMine[end]}
        </Button>
      </div>
    </div>
  );
}
