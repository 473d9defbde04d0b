import type { RefObject } from 'react';
import type { SongId } from '../../../catalogue';
import type { Part } from '../../../sound/score';

/** A part of a song to hear, or a metronome. */
export type Heard = Part | 'metronome';

/** What moves or sounds: one thing at a time. */
export type Played = Heard | 'scroll';

/** What began a playback: a tap on the tool, a key or the song before, or a choice in the bar. */
export type PlayedBy = 'tool' | 'key' | 'choice';

/** A playback as its bar gets it. */
export interface Playing {
  readonly id: SongId;
  readonly by: PlayedBy;
  readonly going: readonly [isGoing: boolean, setGoing: (isGoing: boolean) => void];
  /** Set by the bar to the action of its first button. */
  readonly pauseOrGoOn: RefObject<(() => void) | null>;
  readonly onPlay: (what: Played) => void;
  readonly onClose: () => void;
}
