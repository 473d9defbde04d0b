import { useState } from 'react';
import type { SongId } from '../../../catalogue';
import { BARS, fromNames, selectContent } from '../../../state';
import { openSound } from '../../../sound/context';
import { allowSilence } from '../../../sound/silence';
import { useSongbook } from '../../hooks';
import { SongFacts } from '../../sheet/SongFacts';
import { FirstNote } from '../../sheet/FirstNote';
import * as text from '../../text';
import { Button, ChoiceGroup, Hint, Switch, useWhenFetched } from '../../ui';
import { useSongInKey } from '../../useSongInKey';
import styles from './ListenPanel.module.css';
import { partsOf, singingOf, type Heard } from './songScore';
import { TempoSteps } from '../TempoSteps';
import { makeTapTempo, useBeatsInBar, useTempo } from '../useTempo';

/** The part of each song that was played last in this visit. */
const playedLast = new Map<SongId, Heard>();

/** Chooses the part of a song to hear, and its tempo; `onListen` is called with the part, within a tap. */
export function ListenPanel({
  id,
  onListen,
  staff,
}: {
  id: SongId;
  onListen: (heard: Heard) => void;
  staff: StaffOpener;
}) {
  const content = useSongbook((state) => selectContent(state, id));
  const singing = singingOf(content);
  const parts = partsOf(content, singing);
  const [heard, setHeard] = useState(playedLast.get(id) ?? parts[0]);
  const isMetronome = heard === 'beats' || heard === 'metronome';
  const { tempo, written, setTempo } = useTempo(id);
  const [tapped] = useState(makeTapTempo);
  const tap = (now: number): void => {
    const tempoTapped = tapped(now);
    if (tempoTapped) setTempo(tempoTapped);
  };
  const hint = parts.includes('melody')
    ? singing?.lines.some(({ hasTune }) => !hasTune) && text.partOfTune
    : singing
      ? text.noTune
      : text.nothingKnown;
  return (
    <>
      <ChoiceGroup
        name="heard"
        legend={text.heard}
        options={fromNames(parts, (part) => text.parts[part])}
        chosen={isMetronome ? 'metronome' : heard}
        onChoose={setHeard}
      />
      {isMetronome && singing !== null && singing.beats.length > 0 && (
        <Switch
          label={text.withLines}
          isOn={heard === 'beats'}
          onSwitch={(isOn) => setHeard(isOn ? 'beats' : 'metronome')}
        />
      )}
      {heard === 'metronome' && content.time === '' && <BeatsInBar id={id} />}
      <Button
        variant="primary"
        onClick={() => {
          openSound();
          allowSilence();
          playedLast.set(id, heard);
          onListen(heard);
        }}
      >
        {text.startPlaying}
      </Button>
      {heard !== 'metronome' && <Hint>{text.tapALine}</Hint>}
      {hint && <Hint>{hint}</Hint>}
      {content.tune !== '' && <StaffButton staff={staff} />}
      {parts.length > 1 && (
        <>
          <SoundingKey id={id} />
          <SongFacts id={id} />
        </>
      )}
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
      <FirstNote id={id} />
    </>
  );
}

/** The beats of a bar, for a song whose file gives no metre. */
function BeatsInBar({ id }: { id: SongId }) {
  const [chosen, choose] = useBeatsInBar(id);
  return (
    <ChoiceGroup
      name="beats"
      legend={text.beatsInBar}
      options={Object.fromEntries(BARS.map((beats) => [beats, String(beats)]))}
      chosen={String(chosen)}
      onChoose={(beats) => choose(Number(beats))}
    />
  );
}

function SoundingKey({ id }: { id: SongId }) {
  const { key, playedKey, capo } = useSongInKey(id);
  return (
    <Hint data-testid="sounding-key">
      {text.soundsIn(key) + (capo ? text.overCapo(capo, playedKey) : '')}
    </Hint>
  );
}

const NEWS = { idle: '', fetching: text.loading, failed: text.partUnreachable };

/** Fetches the code that shows a song's notes, and shows them. */
export interface StaffOpener {
  readonly fetch: () => Promise<void>;
  readonly show: () => void;
}

/** The button for a song's notes; says when they are being fetched or could not be. */
function StaffButton({ staff }: { staff: StaffOpener }) {
  const { stage, whenFetched } = useWhenFetched();
  return (
    <>
      <Button onClick={() => whenFetched(staff.fetch(), staff.show)}>{text.staff}</Button>
      {NEWS[stage] && <p role="status">{NEWS[stage]}</p>}
    </>
  );
}
