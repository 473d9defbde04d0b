import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { voiceRange, type PitchRange } from '../../../music';
import { useReaderSetting, useReaderSettingState } from '../../hooks';
import * as text from '../../text';
import { Button, ChoiceGroup, lazyView } from '../../ui';
import { useVoiceNames } from '../../voiceNames';
import styles from './VoiceChoice.module.css';

const VoiceFinder = lazyView(
  async () => (await import(/* webpackChunkName: "guitar" */ './VoiceFinder')).VoiceFinder,
);

/** The visitor's singing voice: one of the usual ones, or their own range, which can be found by ear. */
export function VoiceChoice() {
  const [voice, setVoice] = useReaderSettingState('voice');
  const [isTold, setTold] = useReaderSettingState('toldOfVoice');
  const tell = useEffectEvent(() => {
    if (!isTold) setTold(true);
  });
  useEffect(() => tell(), []);
  const [lastOwn, setLastOwn] = useState<typeof voice | null>(null);
  const [isFinding, setFinding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { noteName, voiceName } = useVoiceNames();
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
          ...(range && { [own]: text.ownVoice(voiceName(own)) }),
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
      {isFinding && <VoiceFinder nameOf={noteName} onFound={find} />}
    </div>
  );
}

/** The choice of the visitor's voice; while folded, it is shown only if none was chosen before. */
export function OwnVoice({ isFolded }: { isFolded: boolean }) {
  const isNamed = useReaderSetting('voice') !== 'none';
  const [wasNamed] = useState(isNamed);
  // It stays after the first tap: removing it would lose the focus.
  if (isFolded && isNamed && wasNamed) return null;
  return (
    <div className={styles.own} data-unprinted>
      <VoiceChoice />
    </div>
  );
}
