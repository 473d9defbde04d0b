import { useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { octaveFold, shorterWay, transposeChordLine, type ChordToken } from '../../music';
import { findVoiceKey, isInVoice, VOICE_RANGES } from '../../music/shapes';
import { selectKeyAt, selectSong, transpositionJumped } from '../../state';
import { useReaderSettingState, useSongbook, useSongbookDispatch } from '../hooks';
import * as common from '../text/common';
import * as text from '../text/shapes';
import { Button } from '../ui/Button';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import styles from './EasierPlay.module.css';
import { differentChords } from './songChords';

/** The visitor's voice, and the way to a key in which it sings a song; nothing for a song whose tune is not known. */
export function VoiceKey({ id, tokens }: { id: SongId; tokens: readonly ChordToken[] }) {
  const { melody, capo, transpose } = useSongbook((state) => selectSong(state, id));
  const [voice, setVoice] = useReaderSettingState('voice');
  const sounding = capo + transpose;
  const step = useMemo(() => {
    if (!melody || voice === 'none') return null;
    const range = VOICE_RANGES[voice];
    const tune = { lowest: melody.lowest.pitch + sounding, highest: melody.highest.pitch + sounding };
    if (isInVoice(tune, range)) return 0;
    return findVoiceKey(
      differentChords(tokens, ({ written }) => transposeChordLine(written, sounding)),
      tune,
      range,
    );
  }, [tokens, melody, voice, sounding]);
  const key = useSongbook((state) => selectKeyAt(state, id, transpose + (step ?? 0)));
  const dispatch = useSongbookDispatch();
  if (!melody) return null;
  const goToKey = (): void => {
    if (step)
      dispatch(transpositionJumped({ id, transpose: octaveFold(transpose + step), reason: 'voiceKey' }));
  };
  return (
    <section className={styles.easier} aria-label={text.voice}>
      <ChoiceGroup
        name="voice"
        legend={text.voice}
        options={text.voices}
        chosen={voice}
        onChoose={setVoice}
      />
      {voice !== 'none' && (
        // A button that is disabled would drop the focus.
        <Button className={styles.easyKey} data-testid="voice-key" aria-disabled={!step} onClick={goToKey}>
          {step === null
            ? text.tuneIsWider
            : step === 0
              ? text.keyFitsVoice
              : text.voiceKey(key, common.signed(shorterWay(step)))}
        </Button>
      )}
    </section>
  );
}
