import { useRef, useState } from 'react';
import type { PitchRange } from '../../../music';
import { hearNote } from '../../../sound/hear';
import * as text from '../../text';
import { Button, ButtonRow } from '../../ui';
import { useVoiceNames } from '../../voiceNames';
import styles from './VoiceFinder.module.css';

/** The state of the search: the note that is offered now and, once it is known, the lowest sung note; MIDI numbers. */
export interface Finding {
  readonly lowest: number | null;
  readonly pitch: number;
}

/** The notes that are offered: all that a visitor's own range can have. */
const OFFERED: PitchRange = { lowest: 30, highest: 89 };

/** The least range of a voice in semitones: every voice sings a fifth, and few tunes are narrower. */
const NARROWEST = 7;

/** The first note that is offered: every voice sings it. */
export const FIRST_FINDING: Finding = { lowest: null, pitch: 57 };

/** The steps of a tap, in semitones: a whole tone or a semitone. */
export const STEPS = [-2, -1, 1, 2] as const;

/** The search with its note moved by semitones; null if that note is not offered. */
export function moved({ lowest, pitch }: Finding, semitones: number): Finding | null {
  const next = pitch + semitones;
  const highest = lowest === null ? OFFERED.highest - NARROWEST : OFFERED.highest;
  const isOffered = next >= (lowest ?? OFFERED.lowest) && next <= highest;
  return isOffered ? { lowest, pitch: next } : null;
}

/** The search for the highest note, from an octave above the lowest one. */
export const fromLowest = (lowest: number): Finding => ({
  lowest,
  pitch: Math.min(lowest + 12, OFFERED.highest),
});

/** The range if the offered note is the highest; null while the lowest is not known, or if the two are too close. */
export const foundRange = ({ lowest, pitch }: Finding): PitchRange | null =>
  lowest === null || pitch - lowest < NARROWEST ? null : { lowest, highest: pitch };

/** A button that finds a voice's range by ear. */
export function FindByEar({
  isDisabled = false,
  onFound,
}: {
  isDisabled?: boolean;
  onFound: (range: PitchRange) => void;
}) {
  const [isFinding, setFinding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const find = (range: PitchRange): void => {
    onFound(range);
    setFinding(false);
    opener.current?.focus();
  };
  return (
    <>
      <Button
        ref={opener}
        variant="quiet"
        // A disabled button would lose the focus.
        aria-disabled={isDisabled}
        aria-expanded={isFinding}
        onClick={() => setFinding(!isFinding && !isDisabled)}
      >
        {text.findByEar}
      </Button>
      {isFinding && <VoiceFinder onFound={find} />}
    </>
  );
}

/** Finds by ear how low and how high the visitor sings: first the lowest note, then the highest. */
function VoiceFinder({ onFound }: { onFound: (range: PitchRange) => void }) {
  const { noteName } = useVoiceNames();
  const [finding, setFinding] = useState(FIRST_FINDING);
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
          <span translate="no">{text.lowestFound(noteName(lowest))}</span>
          <Button
            variant="quiet"
            onClick={() => {
              // The focused button disappears.
              listen.current?.focus({ preventScroll: true });
              goTo({ lowest: null, pitch: lowest });
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
              variant="key"
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
          {noteName(pitch)}
        </output>
      </div>
      <ButtonRow>
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
      </ButtonRow>
    </div>
  );
}
