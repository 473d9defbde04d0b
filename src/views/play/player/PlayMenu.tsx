import { useState } from 'react';
import type { Heard, Voice } from '../../../sound/score';
import { BARS } from '../../../state';
import { SettingChoice } from '../../sheet/SettingControls';
import { SongFacts } from '../../sheet/SongFacts';
import { useSongInKey } from '../../sheet/songKeyHooks';
import * as text from '../../text';
import { Button, ButtonRow, ChoiceButton, ChoiceGroup, Choices, Hint } from '../../ui';
import { useContent } from '../../hooks';
import { makeTapTempo, useMetre, useSinging, useTempo } from '../useTempo';
import type { Playing } from './played';
import { tuneNotice, voicesOf } from './songScore';

/** The choices of the player that few need: scrolling instead, what is heard, the tempo by taps, the metre, the accompaniment; and hints. */
export function PlayMenu({
  id,
  heard,
  onHear,
  onScroll,
}: Pick<Playing, 'id' | 'onScroll'> & {
  heard: Heard;
  onHear: (heard: Heard) => void;
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
  const toggle = (voice: Voice): void => {
    const toggled = new Set(heard);
    if (!toggled.delete(voice)) toggled.add(voice);
    // Something is always heard.
    if (toggled.size > 0) onHear(toggled);
  };
  return (
    <>
      {onScroll && (
        <Button aria-keyshortcuts="P" onClick={onScroll}>
          {text.scroll}
        </Button>
      )}
      <Choices legend={text.played}>
        {voicesOf(content, singing).map((voice) => (
          <ChoiceButton key={voice} isChosen={heard.has(voice)} onClick={() => toggle(voice)}>
            {text.voicesHeard[voice]}
          </ChoiceButton>
        ))}
      </Choices>
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
      </ButtonRow>
      {setBeats && (content.phrases.length === 0 || heard.has('metronome')) && (
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
      <Hint>{text.tapToSee}</Hint>
    </>
  );
}
