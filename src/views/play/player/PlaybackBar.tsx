import type { Hide, Playback, Playing } from './played';
import { ScrollBar } from './ScrollBar';
import { SoundBar } from './SoundBar';

/** Leads a song that sounds or scrolls. */
export const PlaybackBar = ({
  what,
  onHide,
  ...playing
}: Playing & Pick<Playback, 'what'> & { onHide: Hide }) =>
  what === 'scroll' ? <ScrollBar {...playing} /> : <SoundBar {...playing} onHide={onHide} />;
