import { namesOf } from '../objects';
import { between, matching, oneOf, wholeBetween, type Shape } from '../shape';

/** The slowest and the fastest scrolling, in lines per minute. */
export const SCROLL_SPEEDS = { slowest: 1, fastest: 120 } as const;

/** The slowest and the fastest tempo, in beats a minute. */
export const TEMPOS = { slowest: 20, fastest: 300 } as const;

/** The possible numbers of beats in a bar. */
export const BARS = [1, 2, 3, 4, 6] as const;

/** The most UTF-16 units of a note. */
export const NOTE_LENGTH = 200;

interface Declaration {
  readonly shape: Shape<number> | Shape<string>;
  /** The value that means the same as none. */
  readonly default?: number;
  /** The field of a song in a backup file, and the version of the file that introduced it. */
  readonly field: string;
  readonly since: number;
}

/** The values that a visitor sets for single songs; backups are read, written and compared by them. */
export const PER_SONG_SETTINGS = {
  /** Semitones above the written key. */
  transpositions: { shape: wholeBetween(0, 11), default: 0, field: 'semitones', since: 1 },
  /** The fret of the chosen capo, 0 for none; a song without an entry keeps its written capo. */
  capos: { shape: wholeBetween(0, 11), field: 'capo', since: 2 },
  /** Lines of the sheet per minute. */
  speeds: { shape: between(SCROLL_SPEEDS.slowest, SCROLL_SPEEDS.fastest), field: 'linesPerMinute', since: 1 },
  /** Beats per minute, in the beat unit of the song's own tempo. */
  tempos: { shape: between(TEMPOS.slowest, TEMPOS.fastest), field: 'beatsPerMinute', since: 3 },
  /** Beats in a bar, for songs whose file has no metre. */
  bars: { shape: oneOf<number>(...BARS), field: 'beatsInBar', since: 4 },
  /** A note of one line, shown above the words. */
  notes: { shape: matching<string>(new RegExp(`^.{1,${NOTE_LENGTH}}$`)), field: 'note', since: 5 },
} as const satisfies Readonly<Record<string, Declaration>>;

export type PerSongSetting = keyof typeof PER_SONG_SETTINGS;

export type PerSongValue<Name extends PerSongSetting> = Name extends 'notes' ? string : number;

export const PER_SONG_NAMES = namesOf(PER_SONG_SETTINGS);

/** How a per-song setting is checked and named in a backup. */
export const declarationOf = (name: PerSongSetting): Declaration => PER_SONG_SETTINGS[name];
