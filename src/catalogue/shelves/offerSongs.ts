import { isInVoice, moveRange, type PitchRange } from '../../music';
import type { OfferedSong, ShelvedSong } from './facets';

/** Adds to each song whether its transposed tune is in a voice's range; without a voice, every song is. */
export const offerSongs = (
  songs: readonly ShelvedSong[],
  semitonesOf: (index: number) => number,
  voice: PitchRange | null,
): readonly OfferedSong[] =>
  songs.map((song, index) => ({
    ...song,
    isInVoice: !voice || (song.tune !== null && isInVoice(moveRange(song.tune, semitonesOf(index)), voice)),
  }));
