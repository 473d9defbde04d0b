import { useState } from 'react';
import { voiceRange } from '../../../music';
import { useReaderSetting, useReaderSettingState } from '../../hooks';
import * as text from '../../text';
import { ChoiceGroup, More } from '../../ui';
import { useVoiceNames } from '../../voiceNames';
import { FindByEar } from './VoiceFinder';
import styles from './VoiceChoice.module.css';

/** The visitor's voice as a button, which opens the choice of another one. */
export function VoiceChoice() {
  const voice = useReaderSetting('voice');
  const { voiceName } = useVoiceNames();
  return (
    <More label={text.labelled(text.voice, voiceName(voice))}>
      <Voices />
    </More>
  );
}

/** The usual voices, and the visitor's own range, which can be found by ear. */
function Voices() {
  const [voice, setVoice] = useReaderSettingState('voice');
  const [lastOwn, setLastOwn] = useState<typeof voice | null>(null);
  const { voiceName } = useVoiceNames();
  const own = Object.hasOwn(text.voices, voice) ? lastOwn : voice;
  const range = own && voiceRange(own);
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
      <FindByEar onFound={({ lowest, highest }) => setVoice(`${lowest}-${highest}`)} />
    </div>
  );
}

/** The choice of the visitor's voice, if none was chosen before. */
export function OwnVoice() {
  const isNamed = useReaderSetting('voice') !== 'none';
  const [wasNamed] = useState(isNamed);
  // It stays after the first tap: removing it would lose the focus.
  if (isNamed && wasNamed) return null;
  return (
    <div className={styles.own} data-unprinted>
      <Voices />
    </div>
  );
}
