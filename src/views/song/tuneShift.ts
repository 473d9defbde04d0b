import type { Song } from '../../catalogue';
import { shorterWay } from '../../music';

/** By how many semitones a song's tune sounds above how it is written: over the capo of its file, transposed the shorter way. */
export const tuneShift = ({ capo, transpose }: Pick<Song, 'capo' | 'transpose'>): number =>
  capo + shorterWay(transpose);
