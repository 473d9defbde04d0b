import {
  between,
  either,
  matching,
  oneOf,
  readablePart,
  someOf,
  tableOf,
  type Shape,
  type Table,
} from './shape';

/** The key under which the settings are stored. */
export const READER_SETTINGS_KEY = 'songbook:reading';

/** What each reader setting can be set to. */
export const SETTING_OPTIONS = {
  /** Per cent of the usual size. */
  textSize: [80, 90, 100, 115, 130, 150, 175, 200],
  theme: ['system', 'light', 'dark'],
  columns: ['one', 'fill', 'fit'],
  /** The songs that stay listed beside a song, on a wide screen. */
  listBeside: ['none', 'all', 'favorites'],
  sheet: ['chords', 'lyrics'],
  notation: ['written', 'german', 'glyphs'],
  latin: ['none', 'eastern', 'western'],
  /** The hand that strums; the other one frets the strings. */
  hand: ['right', 'left'],
  /** The voice that the visitor sings with, unless an own one was found. */
  voice: ['none', 'bass', 'baritone', 'tenor', 'alto', 'mezzo', 'soprano', 'child'],
  /** Whether automatic scrolling goes on into the song that is played next. */
  playsOn: [false, true],
  /** Whether a screen reader reads the chords out among the words. */
  chordsAnnounced: [false, true],
  /** The pages of a printed booklet; those of A5 are printed on A4, which is folded. */
  bookletPaper: ['A4', 'A5'],
  bookletLetters: ['usual', 'large'],
  bookletSheet: ['chords', 'lyrics'],
  /** Whether the visitor was told that this browser cleans up what is stored. */
  toldOfCleaning: [false, true],
} as const;

/** A voice by the lowest and the highest note that it sings, as MIDI numbers of two digits. */
type OwnVoice = `${number}-${number}`;

/** The settings that say how every song is shown. */
export type SettingValues = {
  readonly [Setting in keyof typeof SETTING_OPTIONS]:
    (typeof SETTING_OPTIONS)[Setting][number] | (Setting extends 'voice' ? OwnVoice : never);
};

/** What a visitor set for single songs: how fast they scroll and are played, and how their bars are counted. */
export interface SongSettings {
  /** Lines of the sheet per minute. */
  readonly speeds: Table<number>;
  /** Beats a minute, of the length that the song's own tempo counts. */
  readonly tempos: Table<number>;
  /** Beats in a bar, of songs whose file says no metre. */
  readonly bars: Table<number>;
}

/** How a visitor reads: the settings, and those of single songs. */
export interface ReaderSettings extends SettingValues, SongSettings {}

/** One setting with a value that it can have. */
export type SettingChange = {
  [Setting in keyof SettingValues]: {
    readonly setting: Setting;
    readonly value: SettingValues[Setting];
  };
}[keyof SettingValues];

/** The default settings. */
export const DEFAULT_READER_SETTINGS: ReaderSettings = {
  textSize: 100,
  theme: 'system',
  columns: 'one',
  listBeside: 'none',
  sheet: 'chords',
  notation: 'written',
  latin: 'none',
  hand: 'right',
  voice: 'none',
  playsOn: false,
  chordsAnnounced: false,
  bookletPaper: 'A4',
  bookletLetters: 'usual',
  bookletSheet: 'chords',
  toldOfCleaning: false,
  speeds: {},
  tempos: {},
  bars: {},
};

/** The slowest and the fastest scrolling, in lines per minute. */
export const SCROLL_SPEEDS = { slowest: 1, fastest: 120 } as const;

/** The slowest and the fastest tempo, in beats a minute. */
export const TEMPOS = { slowest: 20, fastest: 300 } as const;

/** How many beats a bar may have. */
export const BARS = [1, 2, 3, 4, 6] as const;

const SETTINGS = Object.keys(SETTING_OPTIONS) as (keyof SettingValues)[];

/** What each setting can be. */
export const SETTING_SHAPES = {
  ...Object.fromEntries(SETTINGS.map((setting) => [setting, oneOf<unknown>(...SETTING_OPTIONS[setting])])),
  voice: either<SettingValues['voice']>(
    oneOf(...SETTING_OPTIONS.voice),
    matching<OwnVoice>(/^[3-8]\d-[3-8]\d$/),
  ),
} as { readonly [Setting in keyof SettingValues]: Shape<SettingValues[Setting]> };

/** What each setting of a single song can be. */
export const SONG_SETTING_SHAPES = {
  speeds: between(SCROLL_SPEEDS.slowest, SCROLL_SPEEDS.fastest),
  tempos: between(TEMPOS.slowest, TEMPOS.fastest),
  bars: oneOf<number>(...BARS),
} as const;

/** Readable settings, also of single songs; some of them or all may be missing. */
export const readerSettingsShape = someOf<ReaderSettings>({
  ...SETTING_SHAPES,
  speeds: tableOf(SONG_SETTING_SHAPES.speeds),
  tempos: tableOf(SONG_SETTING_SHAPES.tempos),
  bars: tableOf(SONG_SETTING_SHAPES.bars),
});

/** Reads settings of any origin, one by one: what is missing or unreadable is as by default. */
export const parseReaderSettings = (value: unknown, songCount: number): ReaderSettings => ({
  ...DEFAULT_READER_SETTINGS,
  ...(readablePart(value, readerSettingsShape, songCount) as Partial<ReaderSettings> | undefined),
});
