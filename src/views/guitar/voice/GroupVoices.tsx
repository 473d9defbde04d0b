import { useRef } from 'react';
import { VOICE_RANGES, voicesIn } from '../../../music';
import { useReaderSettingState } from '../../hooks';
import * as text from '../../text';
import { Button, ChoiceButton, ChoiceRow, Hint } from '../../ui';
import { useVoiceNames } from '../../voiceNames';
import { FindByEar } from './VoiceFinder';
import styles from './VoiceChoice.module.css';

const MOST_VOICES = 6;

/** The voices of the visitor's group, named once for all songs; a tap on a named one takes it out. */
export function GroupVoices() {
  const [group, setGroup] = useReaderSettingState('group');
  const { voiceName } = useVoiceNames();
  const section = useRef<HTMLElement>(null);
  const voices = voicesIn(group);
  const isFull = voices.length === MOST_VOICES;
  const sing = (next: readonly string[]): void => setGroup(next.join('_') || 'none');
  const add = (voice: string): void => {
    if (!isFull) sing([...voices, voice]);
  };
  const takeOut = (place: number): void => {
    sing(voices.filter((_, other) => other !== place));
    // The focused button disappears.
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={section} className={styles.group} aria-label={text.group} tabIndex={-1}>
      <Hint>{text.groupHint}</Hint>
      {voices.length > 0 && (
        <ChoiceRow data-testid="group">
          {voices.map((voice, place) => (
            <ChoiceButton
              key={place}
              isChosen
              aria-label={text.takeOut(voiceName(voice))}
              onClick={() => takeOut(place)}
            >
              {`${voiceName(voice)} ×`}
            </ChoiceButton>
          ))}
        </ChoiceRow>
      )}
      <ChoiceRow>
        {Object.keys(VOICE_RANGES).map((voice) => (
          <Button key={voice} variant="quiet" aria-disabled={isFull} onClick={() => add(voice)}>
            {text.addVoice(voiceName(voice))}
          </Button>
        ))}
      </ChoiceRow>
      <div>
        <FindByEar isDisabled={isFull} onFound={({ lowest, highest }) => add(`${lowest}-${highest}`)} />
      </div>
    </section>
  );
}
