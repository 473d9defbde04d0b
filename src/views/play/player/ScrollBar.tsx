import * as text from '../../text';
import { useAutoScroll } from '../useAutoScroll';
import { usePace } from '../usePace';
import type { Playing } from './played';
import { PlayerBar } from './PlayerBar';

/** Leads a song that scrolls; says when the page has ended. */
export function ScrollBar(playing: Playing) {
  const { id, isGoing, setGoing } = playing;
  const pace = usePace(id);
  const hasEnded = useAutoScroll(id, isGoing, () => setGoing(false));
  const unit = hasEnded && !isGoing ? text.pageEnd : pace.unit;
  return <PlayerBar {...playing} tempo={{ ...pace, unit, label: text.speed }} />;
}
