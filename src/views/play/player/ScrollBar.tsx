import * as text from '../../text';
import { useAutoScroll } from '../useAutoScroll';
import { usePace } from '../usePace';
import type { Playing } from './played';
import { PlayerBar } from './PlayerBar';
import { TempoSteps } from './TempoSteps';

/** Leads a song that scrolls; says when the page has ended. */
export function ScrollBar(playing: Playing) {
  const { id, going } = playing;
  const [isGoing, setGoing] = going;
  const { shown, unit, slower, faster, set } = usePace(id);
  const hasEnded = useAutoScroll(id, isGoing, () => setGoing(false));
  return (
    <PlayerBar
      {...playing}
      what="scroll"
      onToggle={() => setGoing(!isGoing)}
      tempo={
        <TempoSteps
          label={text.speed}
          shown={shown}
          unit={hasEnded && !isGoing ? text.pageEnd : unit}
          slower={slower}
          faster={faster}
          onStep={set}
        />
      }
    />
  );
}
