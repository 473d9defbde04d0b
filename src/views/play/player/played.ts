import type { SongId } from '../../../catalogue';
import type { Arrange } from '../../sheet/Sheet';

/** What a song does: it sounds, or it scrolls in silence. */
export interface Playback {
  readonly what: 'sound' | 'scroll';
  readonly isGoing: boolean;
}

/** A playback as its bar gets it. */
export interface Playing extends Playback {
  readonly id: SongId;
  /** Pauses or goes on. */
  readonly setGoing: (isGoing: boolean) => void;
  readonly onClose: () => void;
  /** Scrolls the song in silence instead; none on the stage. */
  readonly onScroll?: (() => void) | undefined;
}

/** Hides words of the sheet, or none for null; it never changes. */
export type Hide = (hidden: { readonly arrange: Arrange } | null) => void;
