import { useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { tuneRange } from '../../catalogue/singing';
import {
  isInVoice,
  moveRange,
  octaveFold,
  shorterWay,
  transposeChordLine,
  voiceRange,
  type ChordToken,
} from '../../music';
import { findVoiceKey } from '../../music/shapes';
import { keyOf, selectSong, transpositionJumped } from '../../state';
import { useReaderSetting, useSongbook, useSongbookDispatch } from '../hooks';
import * as text from '../text';
import { Button } from '../ui/Button';
import { VoiceChoice } from './voice/VoiceChoice';
import { useSongInKey } from '../useSongInKey';
import styles from './EasierPlay.module.css';
import { differentChords } from './songChords';

/** The visitor's voice, and a button that moves the song to a key for it, if its tune is known. */
export function VoiceKey({ id, tokens }: { id: SongId; tokens: readonly ChordToken[] }) {
  const { melody, capo, transpose } = useSongbook((state) => selectSong(state, id));
  const voice = useReaderSetting('voice');
  const step = useMemo(() => {
    const [range, written] = [voiceRange(voice), tuneRange({ melody, capo })];
    if (!range || !written) return null;
    const tune = moveRange(written, transpose);
    if (isInVoice(tune, range)) return 0;
    const chords = differentChords(tokens, ({ written }) => transposeChordLine(written, capo + transpose));
    return findVoiceKey(chords, tune, range);
  }, [tokens, melody, voice, capo, transpose]);
  const goal = octaveFold(transpose + (step ?? 0));
  const { key } = useSongInKey(id, keyOf({ transpose: goal }));
  const dispatch = useSongbookDispatch();
  if (!melody) return null;
  const goToKey = (): void => {
    if (step) dispatch(transpositionJumped({ id, transpose: goal, reason: 'voiceKey' }));
  };
  return (
    <section className={styles.easier} aria-label={text.voice}>
      <VoiceChoice />
      {voice !== 'none' && (
        // A disabled button would lose the focus.
        <Button className={styles.easyKey} data-testid="voice-key" aria-disabled={!step} onClick={goToKey}>
          {step === null
            ? text.tuneIsWider
            : step === 0
              ? text.keyFitsVoice
              : text.voiceKey(key, text.signed(shorterWay(step)))}
        </Button>
      )}
    </section>
  );
}
