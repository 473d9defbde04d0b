import { namesOf } from '../objects';
import { between, matching, oneOf, wholeBetween } from '../shape';

/** The slowest and the fastest scrolling, in lines per minute. */
export const SCROLL_SPEEDS = { slowest: 1, fastest: 120 } as const;

/** The slowest and the fastest tempo, in beats a minute. */
export const TEMPOS = { slowest: 20, fastest: 300 } as const;

/** The possible numbers of beats in a bar. */
export const BARS = [1, 2, 3, 4, 6] as const;

/** The most UTF-16 units of a note. */
export const NOTE_LENGTH = 200;

/** The values that a visitor sets for single songs. */
export const PER_SONG_SHAPES = {
  /** Semitones above the written key. */
  transpositions: wholeBetween(0, 11),
  /** The fret of the chosen capo, 0 for none; a song without an entry keeps its written capo. */
  capos: wholeBetween(0, 11),
  /** Lines of the sheet per minute. */
  speeds: between(SCROLL_SPEEDS.slowest, SCROLL_SPEEDS.fastest),
  /** Beats per minute, in the beat unit of the song's own tempo. */
  tempos: between(TEMPOS.slowest, TEMPOS.fastest),
  /** Beats in a bar, for songs whose file has no metre. */
  bars: oneOf<number>(...BARS),
  /** A note of one line, shown above the words. */
  notes: matching<string>(new RegExp(`^.{1,${NOTE_LENGTH}}$`)),
} as const;

export type PerSongSetting = keyof typeof PER_SONG_SHAPES;

export type PerSongValue<Name extends PerSongSetting> = Name extends 'notes' ? string : number;

export const PER_SONG_NAMES = namesOf(PER_SONG_SHAPES);
