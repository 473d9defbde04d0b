import { TICKS, type Song } from '../../../catalogue';
import type { Singing } from '../../../catalogue/singing';
import { isChordSymbol, transposeChordLine } from '../../../music';
import { stringPitches, voicingsOf } from '../../../music/shapes';
import type { Accompaniment, Bar } from '../../../sound/accompaniment';
import type { Score, Voice } from '../../../sound/score';
import type { SongInKey } from '../../../state';

/** What can be heard of a song; a free tune has no metronome. */
export function voicesOf({ phrases }: Pick<Song, 'phrases'>, { beats }: Singing): readonly Voice[] {
  const voices: readonly Voice[] = beats.length > 0 ? ['chords', 'metronome'] : ['chords'];
  return phrases.length > 0 ? ['tune', ...voices] : voices;
}

/** Names the notice that says which part of a song's tune the songbook lacks; null if it has the whole tune. */
export function tuneNotice(
  { phrases }: Pick<Song, 'phrases'>,
  { lines }: Singing,
): 'noTune' | 'partOfTune' | null {
  if (phrases.length === 0) return 'noTune';
  return lines.some(({ hasTune }) => !hasTune) ? 'partOfTune' : null;
}

/** A dotted quarter, in ticks. */
const DOTTED = (3 / 8) * TICKS;

/** The music of a song in a key, its chords in their easiest voicings over the capo, and how they are accompanied. */
export function makeScore(
  { lines, notes, chords, beats, length }: Singing,
  { capo, chordShift, tuneShift }: Pick<SongInKey, 'capo' | 'chordShift' | 'tuneShift'>,
  accompaniment: Accompaniment,
): Score {
  const pitchesOf = (written: string): number[] => {
    const [voicing] = isChordSymbol(written) ? voicingsOf(transposeChordLine(written, chordShift)) : [];
    return voicing ? stringPitches(voicing, capo) : [];
  };
  return {
    notes: notes.map(({ start, length, pitch }) => ({ start, length, pitch: pitch + tuneShift })),
    chords: chords.map(({ start, length, written }) => ({ start, length, pitches: pitchesOf(written) })),
    bars: lines.flatMap(barsOf),
    accompaniment,
    beats,
    length,
  };
}

/** The bars of a line, with the one that it begins in; none in a free tune. */
export function barsOf({ start, length, begins, bar, beat }: Singing['lines'][number]): Bar[] {
  if (bar === 0) return [];
  const unit = beat === DOTTED ? beat / 3 : beat;
  return Array.from({ length: Math.ceil((begins + length) / bar) }, (_, index) => ({
    start: start - begins + index * bar,
    length: bar,
    metre: `${bar / unit}/${TICKS / unit}`,
  }));
}
