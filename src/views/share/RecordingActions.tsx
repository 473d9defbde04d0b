import { useState } from 'react';
import type { SongId } from '../../catalogue';
import { secondsPerTick } from '../../catalogue/metre';
import { renderMusic } from '../../sound/render';
import { useContent, useListing, useReaderSetting } from '../hooks';
import { tuneNotice } from '../play/player/songScore';
import { useMetre, useSinging, useTempo } from '../play/useTempo';
import { useSongInKey } from '../sheet/songKeyHooks';
import * as text from '../text';
import { Button, ButtonRow, ChoiceGroup, downloadFile, FileFormats, fileName, Hint, LiveRegion } from '../ui';
import { recordedMusic, strophesOf, type Recorded } from './recording';

/** Downloads a recording of a strophe, to practise with: its tune, its chords or both, as the player sounds them. */
export function RecordingActions({ id }: { id: SongId }) {
  const content = useContent(id);
  const { title } = useListing(id);
  const singing = useSinging(id);
  const key = useSongInKey(id);
  const accompaniment = useReaderSetting('accompaniment');
  const { time } = useMetre(id);
  const { shown: tempo } = useTempo(id);
  const hasTune = content.phrases.length > 0;
  const [recorded, choose] = useState<Recorded>(hasTune ? 'both' : 'chords');
  const [state, setState] = useState<'ready' | 'preparing' | 'failed'>('ready');
  const isPreparing = state === 'preparing';
  const names: Readonly<Record<Recorded, string>> = {
    tune: text.voicesHeard.tune,
    chords: text.voicesHeard.chords,
    both: text.bothVoices,
  };
  const strophes = strophesOf(content, singing);
  const notice = tuneNotice(content, singing);
  const download = async (section: string): Promise<void> => {
    if (isPreparing) return;
    setState('preparing');
    try {
      const pace = { recorded, key, accompaniment, secondsPerTick: secondsPerTick(time, tempo) };
      const file = await renderMusic(recordedMusic(singing, Number(section), pace));
      const named = [title, strophes[section], ...(recorded === 'both' ? [] : [names[recorded]])];
      downloadFile(fileName(named.join(' - '), 'wav', `song-${id}`), file);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <FileFormats title={text.recordedVerse} formats={strophes}>
      {(section) => (
        <>
          {hasTune && (
            <ChoiceGroup
              name="recorded"
              legend={text.played}
              options={names}
              chosen={recorded}
              onChoose={choose}
            />
          )}
          <Hint>{text.recordingHint}</Hint>
          {notice && <Hint>{text[notice]}</Hint>}
          <ButtonRow>
            <Button aria-disabled={isPreparing} onClick={() => void download(section)}>
              {isPreparing ? text.preparingRecording : text.downloadWave}
            </Button>
          </ButtonRow>
          <LiveRegion>{isPreparing && text.preparingRecording}</LiveRegion>
          {state === 'failed' && <p role="alert">{text.recordingFailed}</p>}
        </>
      )}
    </FileFormats>
  );
}
