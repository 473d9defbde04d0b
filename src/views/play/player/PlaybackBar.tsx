import type { Hide, Playing } from './played';
import { ScrollBar } from './ScrollBar';
import { SoundBar } from './SoundBar';

/** Leads a song that sounds or scrolls. */
export const PlaybackBar = ({ onHide, ...playing }: Playing & { onHide: Hide }) =>
  playing.what === 'scroll' ? <ScrollBar {...playing} /> : <SoundBar {...playing} onHide={onHide} />;
