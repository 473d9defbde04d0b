import { useRef, useState } from 'react';
import { voiceRange, type PitchRange } from '../../../music';
import { useReaderSettingState } from '../../hooks';
import * as text from '../../text';
import { Button } from '../../ui/Button';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { lazyView } from '../../ui/lazyView';
import { useNoteName } from './useNoteName';

const VoiceFinder = lazyView(
  async () => (await import(/* webpackChunkName: "guitar" */ './VoiceFinder')).VoiceFinder,
);

/** The visitor's singing voice: one of the usual ones, or their own range, which can be found by ear. */
export function VoiceChoice() {
  const [voice, setVoice] = useReaderSettingState('voice');
  const [lastOwn, setLastOwn] = useState<typeof voice | null>(null);
  const [isFinding, setFinding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const nameOf = useNoteName();
  const own = Object.hasOwn(text.voices, voice) ? lastOwn : voice;
  const range = own && voiceRange(own);
  const find = ({ lowest, highest }: PitchRange): void => {
    setVoice(`${lowest}-${highest}`);
    setFinding(false);
    opener.current?.focus();
  };
  return (
    <div>
      <ChoiceGroup<typeof voice>
        name="voice"
        legend={text.voice}
        options={{
          ...text.voices,
          ...(range && { [own]: text.ownVoice(nameOf(range.lowest), nameOf(range.highest)) }),
        }}
        chosen={voice}
        onChoose={(chosen) => {
          // The own range can be chosen again as long as this choice is shown.
          setLastOwn(own);
          setVoice(chosen);
        }}
      />
      <Button ref={opener} variant="quiet" aria-expanded={isFinding} onClick={() => setFinding(!isFinding)}>
        {text.findByEar}
      </Button>
      {isFinding && <VoiceFinder onFound={find} />}
    </div>
  );
}
