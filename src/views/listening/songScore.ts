import { weakMapMemoize } from '@reduxjs/toolkit';
import type { Song } from '../../catalogue';
import { singSong, type Singing } from '../../catalogue/singing';
import { isChordSymbol, transposeChordLine } from '../../music';
import { stringPitches, voicingsOf } from '../../music/shapes';
import type { Part, Score } from '../../sound/score';
import { shiftAt } from '../../state';
import { tuneShift } from '../song/tuneShift';

/** What can be heard of a song. */
export type Heard = Part | 'metronome';

/** What a visitor chooses from: the metronome with the lines is a metronome too. */
export type Choice = Exclude<Heard, 'beats'>;

/** The parts of a song that can be heard, the fullest first. */
export function partsOf({ phrases }: Pick<Song, 'phrases'>, singing: Singing | null): readonly Choice[] {
  if (!singing) return ['metronome'];
  const tune: readonly Choice[] = phrases.length > 0 ? ['both', 'melody'] : [];
  return [...tune, 'chords', 'metronome'];
}

/** How a song is sung, worked out once; null where its file does not tell. */
export const singingOf = weakMapMemoize(singSong);

/** The music of a song as it sounds now: transposed, its chords in their easiest voicings over the capo. */
export function makeScore(
  song: Pick<Song, 'capo' | 'transpose'>,
  { notes, chords, beats, length }: Singing,
  capo: number,
): Score {
  const shift = tuneShift(song);
  const shapeShift = shiftAt(song, song.transpose, capo);
  const pitchesOf = (written: string): number[] => {
    const [voicing] = isChordSymbol(written) ? voicingsOf(transposeChordLine(written, shapeShift)) : [];
    return voicing ? stringPitches(voicing, capo) : [];
  };
  return {
    notes: notes.map(({ start, length, pitch }) => ({ start, length, pitch: pitch + shift })),
    chords: chords.map(({ start, length, written }) => ({ start, length, pitches: pitchesOf(written) })),
    beats,
    length,
  };
}
