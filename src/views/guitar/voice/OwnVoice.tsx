import { useState } from 'react';
import { useReaderSetting } from '../../hooks';
import styles from './OwnVoice.module.css';
import { VoiceChoice } from './VoiceChoice';

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
