import { useState } from 'react';
import type { SongId } from '../../../catalogue';
import { BARS } from '../../../state';
import { SettingChoice } from '../../sheet/SettingControls';
import { SongFacts } from '../../sheet/SongFacts';
import { useSongInKey } from '../../sheet/songKeyHooks';
import * as text from '../../text';
import { Button, ButtonRow, ChoiceGroup, Hint } from '../../ui';
import { useContent } from '../../hooks';
import { makeTapTempo, useMetre, useSinging, useTempo } from '../useTempo';
import type { Heard } from './played';
import { partsOf, tuneNotice } from './songScore';

/** The choices of the player that few need: the part, the tempo by taps, the metre, the accompaniment; and hints. */
export function PlayMenu({
  id,
  heard,
  onHear,
  onPrevious,
  onNext,
}: {
  id: SongId;
  heard: Heard;
  onHear: (heard: Heard) => void;
  onPrevious: () => void;
  onNext: () => void;
}) {
  const content = useContent(id);
  const singing = useSinging(id);
  const { key, playedKey, capo } = useSongInKey(id);
  const { shown, written, isKnown, set } = useTempo(id);
  const { beats, setBeats } = useMetre(id);
  const [tapped] = useState(makeTapTempo);
  // Stays while the tempo is tapped, so that the button does not move.
  const [isGuessed] = useState(!isKnown);
  const tap = (now: number): void => {
    const tempoTapped = tapped(now);
    if (tempoTapped) set(tempoTapped);
  };
  const notice = tuneNotice(content, singing);
  const parts = partsOf(content, singing);
  return (
    <>
      <ChoiceGroup
        name="heard"
        legend={text.played}
        options={Object.fromEntries(parts.map((part) => [part, text.parts[part]]))}
        chosen={heard}
        onChoose={onHear}
      />
      {notice && <Hint>{text[notice]}</Hint>}
      {isGuessed && <Hint>{text.guessedTempo}</Hint>}
      <ButtonRow>
        <Button variant="quiet" onClick={({ timeStamp }) => tap(timeStamp)}>
          {text.tapTempo}
        </Button>
        {written > 0 && written !== shown && (
          <Button variant="quiet" onClick={() => set(written)}>
            {text.writtenTempo(written)}
          </Button>
        )}
        {heard !== 'metronome' && (
          <>
            <Button variant="quiet" onClick={onPrevious}>
              {text.previousLine}
            </Button>
            <Button variant="quiet" onClick={onNext}>
              {text.nextLine}
            </Button>
          </>
        )}
      </ButtonRow>
      {setBeats && (content.phrases.length === 0 || heard === 'metronome') && (
        <ChoiceGroup
          name="beats"
          legend={text.beatsInBar}
          options={Object.fromEntries(BARS.map((count) => [count, String(count)]))}
          chosen={String(beats)}
          onChoose={(count) => setBeats(Number(count))}
        />
      )}
      <SettingChoice setting="accompaniment" />
      <SongFacts id={id} />
      <Hint data-testid="sounding-key">
        {text.soundsIn(key) + (capo ? text.overCapo(capo, playedKey) : '')}
      </Hint>
      <Hint>{text.tapALine}</Hint>
    </>
  );
}
