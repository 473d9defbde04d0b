import { useState } from 'react';
import type { SongId } from '../../catalogue';
import { selectContent, selectKey, selectPlayedKey, selectShownCapo } from '../../state';
import { openSound } from '../../sound/context';
import { useSongbook } from '../hooks';
import { useFirstNote } from '../song/useFirstNote';
import * as text from '../text/sound';
import { Button } from '../ui/Button';
import { ChoiceGroup } from '../ui/ChoiceGroup';
import styles from './ListenPanel.module.css';
import { partsOf, singingOf, type Heard } from './songScore';
import { makeTapTempo } from './tapTempo';
import { TempoSteps } from './TempoSteps';
import { useTempo } from './useTempo';

/** What can be heard of a song, and how fast; `onListen` is called with what is wanted, in a tap. */
export function ListenPanel({ id, onListen }: { id: SongId; onListen: (heard: Heard) => void }) {
  const content = useSongbook((state) => selectContent(state, id));
  const parts = partsOf(content, singingOf(content));
  const [heard, setHeard] = useState(parts[0]!);
  const { tempo, written, setTempo } = useTempo(id);
  const { label, hear } = useFirstNote(id);
  const [tapped] = useState(makeTapTempo);
  const tap = (now: number): void => {
    const tempoTapped = tapped(now);
    if (tempoTapped) setTempo(tempoTapped);
  };
  const hint = parts.includes('melody')
    ? text.tapALine
    : parts.includes('chords')
      ? text.noTune
      : text.nothingKnown;
  return (
    <>
      <ChoiceGroup
        name="heard"
        legend={text.heard}
        options={Object.fromEntries(parts.map((part) => [part, text.parts[part]])) as Record<Heard, string>}
        chosen={heard}
        onChoose={setHeard}
      />
      <Button
        variant="primary"
        onClick={() => {
          openSound();
          onListen(heard);
        }}
      >
        {text.startPlaying}
      </Button>
      <p className={styles.hint}>{hint}</p>
      {parts.length > 1 && <SoundingKey id={id} />}
      <div className={styles.tempo}>
        <TempoSteps id={id}>
          <span>{text.beats}</span>
        </TempoSteps>
        <Button onClick={({ timeStamp }) => tap(timeStamp)}>{text.tapTempo}</Button>
        {written > 0 && written !== tempo && (
          <Button variant="quiet" onClick={() => setTempo(written)}>
            {text.writtenTempo(written)}
          </Button>
        )}
      </div>
      <Button onClick={hear}>{label}</Button>
    </>
  );
}

/** The key that is heard, and the capo of its chords. */
function SoundingKey({ id }: { id: SongId }) {
  const key = useSongbook((state) => selectKey(state, id));
  const played = useSongbook((state) => selectPlayedKey(state, id));
  const capo = useSongbook((state) => selectShownCapo(state, id));
  return (
    <p className={styles.hint} data-testid="sounding-key">
      {text.soundsIn(key) + (capo ? text.overCapo(capo, played) : '')}
    </p>
  );
}
