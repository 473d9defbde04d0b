import { useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { tuneRange } from '../../catalogue/singing';
import { isInMiddle, moveRange, octaveFold, shorterWay, voiceRange, voicesIn } from '../../music';
import { findGroupKey, findVoiceKey } from '../../music/shapes';
import { keyOf, selectSongKey } from '../../state';
import { useContent, useReaderSetting, useSongbook } from '../hooks';
import * as text from '../text';
import { Hint } from '../ui';
import { useSongInKey } from '../sheet/songKeyHooks';
import { JumpToKey } from './JumpToKey';
import styles from './KeyPanel.module.css';
import { chordsAt } from './songChords';
import { useVoiceNames } from '../voiceNames';
import { VoiceChoice } from './voice/VoiceChoice';

/** The visitor's voice, and a button that moves the song to a key for it, if its tune is known. */
export function VoiceKey({ id }: { id: SongId }) {
  const content = useContent(id);
  const { transpose } = useSongbook((state) => selectSongKey(state, id));
  const voice = useReaderSetting('voice');
  const step = useMemo(() => {
    const [range, written] = [voiceRange(voice), tuneRange(content)];
    if (!range || !written) return null;
    const tune = moveRange(written, transpose);
    if (isInMiddle(tune, range)) return 0;
    return findVoiceKey(chordsAt(content, content.capo + transpose), tune, range);
  }, [content, voice, transpose]);
  const goal = octaveFold(transpose + (step ?? 0));
  const { key } = useSongInKey(id, keyOf({ transpose: goal }));
  if (!content.melody) return null;
  return (
    <section className={styles.easier} aria-label={text.voice}>
      <VoiceChoice />
      {voice !== 'none' && (
        <JumpToKey
          data-testid="voice-key"
          song={id}
          jump={step ? { transpose: goal, why: 'voiceKey' } : false}
        >
          {step === null
            ? text.tuneIsWider
            : step === 0
              ? text.keyFitsVoice
              : text.voiceKey(key, text.signed(shorterWay(step)))}
        </JumpToKey>
      )}
    </section>
  );
}

/** A button that moves the song to the key in which most voices of the visitor's group can sing it. */
export function GroupKey({ id }: { id: SongId }) {
  const content = useContent(id);
  const { transpose } = useSongbook((state) => selectSongKey(state, id));
  const group = useReaderSetting('group');
  const { voiceName } = useVoiceNames();
  const voices = voicesIn(group);
  const found = useMemo(() => {
    const [ranges, tune] = [voicesIn(group).flatMap((voice) => voiceRange(voice) ?? []), tuneRange(content)];
    if (ranges.length === 0 || !tune) return null;
    return findGroupKey(chordsAt(content, content.capo + transpose), moveRange(tune, transpose), ranges);
  }, [content, group, transpose]);
  const step = found?.transposition ?? 0;
  const goal = octaveFold(transpose + step);
  const { key } = useSongInKey(id, keyOf({ transpose: goal }));
  if (voices.length === 0) return null;
  return (
    <section className={styles.easier} aria-label={text.group}>
      {found ? (
        <JumpToKey
          data-testid="group-key"
          song={id}
          jump={step !== 0 && { transpose: goal, why: 'voiceKey' }}
        >
          {step === 0 ? text.keyFitsGroup : text.groupKey(key, text.signed(shorterWay(step)))}
        </JumpToKey>
      ) : (
        <Hint>{text.groupHasNoTune}</Hint>
      )}
      {found && found.leftOut.length > 0 && (
        <Hint>{text.leftOut(found.leftOut.map((index) => voiceName(voices[index] ?? '')))}</Hint>
      )}
    </section>
  );
}
