import { isInVoice, moveRange, type PitchRange } from '../../music';
import type { OfferedSong, ShelvedSong } from './facets';

/** Says of songs whether a voice sings them, moved by as many semitones as the visitor has them; a voice of null rules out none. */
export const offerSongs = (
  songs: readonly ShelvedSong[],
  semitonesOf: (index: number) => number,
  voice: PitchRange | null,
): readonly OfferedSong[] =>
  songs.map((song, index) => ({
    ...song,
    isInVoice: !voice || (song.tune !== null && isInVoice(moveRange(song.tune, semitonesOf(index)), voice)),
  }));
