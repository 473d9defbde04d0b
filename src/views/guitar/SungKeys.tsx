import { useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { tuneRange } from '../../catalogue/singing';
import { isInMiddle, moveRange, voiceRange, voicesIn } from '../../music';
import { findGroupKey, findVoiceKey } from '../../music/shapes';
import { selectSongKey } from '../../state';
import { useContent, useReaderSetting, useSongbook } from '../hooks';
import * as text from '../text';
import { Hint } from '../ui';
import { JumpToKey } from './JumpToKey';
import styles from './KeyPanel.module.css';
import { chordsAt } from './songChords';
import { useInstrument } from './useInstrument';
import { useVoiceNames } from '../voiceNames';
import { VoiceChoice } from './voice/VoiceChoice';

/** The visitor's voice, and a button that moves the song to a key for it, if its tune is known. */
export function VoiceKey({ id }: { id: SongId }) {
  const content = useContent(id);
  const { transpose } = useSongbook((state) => selectSongKey(state, id));
  const voice = useReaderSetting('voice');
  const instrument = useInstrument();
  const step = useMemo(() => {
    const [range, written] = [voiceRange(voice), tuneRange(content)];
    if (!range || !written) return null;
    const tune = moveRange(written, transpose);
    if (isInMiddle(tune, range)) return 0;
    return findVoiceKey(chordsAt(content, content.capo + transpose), tune, range, instrument);
  }, [content, voice, transpose, instrument]);
  if (!content.melody) return null;
  return (
    <section className={styles.easier} aria-label={text.voice}>
      <VoiceChoice />
      {voice !== 'none' && (
        <JumpToKey data-testid="voice-key" song={id} step={step ?? 0} why="voiceKey" label={text.voiceKey}>
          {step === null ? text.tuneIsWider : text.keyFitsVoice}
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
  const instrument = useInstrument();
  const found = useMemo(() => {
    const [ranges, tune] = [voicesIn(group).flatMap((voice) => voiceRange(voice) ?? []), tuneRange(content)];
    if (ranges.length === 0 || !tune) return null;
    return findGroupKey(
      chordsAt(content, content.capo + transpose),
      moveRange(tune, transpose),
      ranges,
      instrument,
    );
  }, [content, group, transpose, instrument]);
  if (voices.length === 0) return null;
  return (
    <section className={styles.easier} aria-label={text.group}>
      {found ? (
        <JumpToKey
          data-testid="group-key"
          song={id}
          step={found.transposition}
          why="voiceKey"
          label={text.groupKey}
        >
          {text.keyFitsGroup}
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
