import * as text from '../../text';
import { useAutoScroll } from '../useAutoScroll';
import { usePace } from '../usePace';
import type { Hide, Playing } from './played';
import { PlayerBar } from './PlayerBar';
import { SoundBar } from './SoundBar';

/** Leads a song that sounds or scrolls. */
export const PlaybackBar = ({ onHide, ...playing }: Playing & { onHide: Hide }) =>
  playing.what === 'scroll' ? <ScrollBar {...playing} /> : <SoundBar {...playing} onHide={onHide} />;

/** Leads a song that scrolls; says when the page has ended. */
function ScrollBar(playing: Playing) {
  const { speedOf, ...pace } = usePace(playing.id);
  const hasEnded = useAutoScroll(playing, speedOf);
  const unit = hasEnded && !playing.isGoing ? text.pageEnd : pace.unit;
  return <PlayerBar {...playing} tempo={{ ...pace, unit, label: text.speed }} />;
}
