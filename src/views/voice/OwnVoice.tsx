import { useState } from 'react';
import { useReaderSetting } from '../hooks';
import styles from './OwnVoice.module.css';
import { VoiceChoice } from './VoiceChoice';

/** The choice of the visitor's voice; folded away it is there only for who has not named one. */
export function OwnVoice({ isFolded }: { isFolded: boolean }) {
  const isNamed = useReaderSetting('voice') !== 'none';
  const [wasNamed] = useState(isNamed);
  // A choice that went away with the first tap would drop the focus.
  if (isFolded && isNamed && wasNamed) return null;
  return (
    <div className={styles.own}>
      <VoiceChoice />
    </div>
  );
}
