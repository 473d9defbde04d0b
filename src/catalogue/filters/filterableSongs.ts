import { isInVoice, moveRange, type PitchRange } from '../../music';
import type { FilterableSong, SongTraits } from './facets';

/** Adds to each song whether its transposed tune is in a voice's range; without a voice, every song is. */
export const filterableSongs = (
  songs: readonly SongTraits[],
  semitonesOf: (index: number) => number,
  voice: PitchRange | null,
): readonly FilterableSong[] =>
  songs.map((song, index) => ({
    ...song,
    isInVoice: !voice || (song.tune !== null && isInVoice(moveRange(song.tune, semitonesOf(index)), voice)),
  }));
