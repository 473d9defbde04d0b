import { useState } from 'react';
import type { SongId } from '../../../catalogue';
import { BARS } from '../../../state';
import { openSound } from '../../../sound/context';
import { allowSilence } from '../../../sound/silence';
import { SettingChoice } from '../../sheet/SettingControls';
import { SongFacts } from '../../sheet/SongFacts';
import * as text from '../../text';
import { Button, ChoiceButton, ChoiceGroup, ChoiceRow, Hint } from '../../ui';
import { useContent } from '../../hooks';
import { useSongInKey } from '../../sheet/songKeyHooks';
import { useIsFitted } from '../useIsFitted';
import { makeTapTempo, useBeatsInBar, useTempo } from '../useTempo';
import type { Played } from './played';
import { partsOf, singingOf, tuneNotice } from './songScore';

/** What can be played of a song, each begun by one tap, and its tempo by taps; with `isWhole` also facts and hints. */
export function PlayChoices({
  id,
  what,
  isWhole,
  onPlay,
}: {
  id: SongId;
  what: Played;
  isWhole: boolean;
  onPlay: (what: Played) => void;
}) {
  const content = useContent(id);
  const { key, playedKey, capo } = useSongInKey(id);
  const isFitted = useIsFitted();
  const singing = singingOf(content);
  const parts = partsOf(content, singing);
  const { shown, written, isKnown, set } = useTempo(id);
  const [tapped] = useState(makeTapTempo);
  // Stays while the tempo is tapped, so that the button does not move.
  const [isGuessed] = useState(!isKnown);
  const tap = (now: number): void => {
    const tempoTapped = tapped(now);
    if (tempoTapped) set(tempoTapped);
  };
  const play = (chosen: Played): void => {
    if (chosen !== 'scroll') {
      openSound();
      allowSilence();
    }
    onPlay(chosen);
  };
  const notice = tuneNotice(content, singing);
  return (
    <>
      {isGuessed && (singing !== null || what !== 'scroll') && <Hint>{text.guessedTempo}</Hint>}
      <ChoiceRow>
        {[...(isFitted ? [] : ['scroll' as const]), ...parts].map((part) => (
          <ChoiceButton key={part} isChosen={part === what} onClick={() => play(part)}>
            {text.parts[part]}
          </ChoiceButton>
        ))}
        <Button variant="quiet" onClick={({ timeStamp }) => tap(timeStamp)}>
          {text.tapTempo}
        </Button>
        {written > 0 && written !== shown && (
          <Button variant="quiet" onClick={() => set(written)}>
            {text.writtenTempo(written)}
          </Button>
        )}
      </ChoiceRow>
      {content.time === '' && <BeatsInBar id={id} />}
      {isWhole && (
        <>
          {parts.includes('chords') && <SettingChoice setting="accompaniment" />}
          {singing && (
            <>
              <SongFacts id={id} />
              <Hint data-testid="sounding-key">
                {text.soundsIn(key) + (capo ? text.overCapo(capo, playedKey) : '')}
              </Hint>
              <Hint>{text.tapALine}</Hint>
            </>
          )}
          {notice && <Hint>{text[notice]}</Hint>}
        </>
      )}
    </>
  );
}

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
