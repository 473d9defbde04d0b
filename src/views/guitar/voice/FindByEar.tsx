import { useRef, useState } from 'react';
import type { PitchRange } from '../../../music';
import * as text from '../../text';
import { Button } from '../../ui';
import { VoiceFinder } from './VoiceFinder';

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
