import type { SongId } from '../catalogue';

/** The transposition in which a song was sent to the visitor, whose own it is not. */
export interface SharedKey {
  readonly id: SongId;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
}
