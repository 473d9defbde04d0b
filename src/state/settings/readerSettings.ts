import { fromNames, namesOf } from '../objects';
import { defaultsOf, FIRST_PAINT_OPTIONS } from './firstPaintSettings';
import { PER_SONG_NAMES, PER_SONG_SHAPES, type PerSongSetting, type PerSongValue } from './perSongSettings';
import { either, matching, oneOf, someOf, tableOf, type Shape, type Table } from '../shape';

/** The values of each reader setting, the default first. */
export const SETTING_OPTIONS = {
  ...FIRST_PAINT_OPTIONS,
  notation: ['written', 'german', 'glyphs'],
  /** The hand that strums; the other one frets the strings. */
  hand: ['right', 'left'],
  /** The visitor's voice type; the visitor's own range is an `OwnVoice` instead. */
  voice: ['none', 'bass', 'baritone', 'tenor', 'alto', 'mezzo', 'soprano', 'child'],
  /** The voices that sing together, joined with `_`, which is a text instead. */
  group: ['none'],
  /** How chords that are played are accompanied: brushed, or string by string. */
  accompaniment: ['strummed', 'picked'],
  /** Whether automatic scrolling continues into the next song. */
  playsOn: [false, true],
  /** Whether a recalled refrain is shown in full while a song is fitted, scrolls or plays. */
  fullRefrains: [true, false],
  /** Whether Armenian words are shown in Latin letters alone, where Latin letters are wanted. */
  latinAlone: [false, true],
  /** Whether a screen reader reads the Latin letters instead of the Armenian ones. */
  latinHeard: [false, true],
  /** Whether Cyrillic letters take the place of the Latin ones. */
  cyrillic: [false, true],
  /** Whether a screen reader reads the chords out within the lyrics. */
  chordsAnnounced: [false, true],
  /** The page size of a printed booklet; A5 pages are printed on A4 sheets to be folded. */
  bookletPaper: ['A4', 'A5', 'Letter'],
  bookletLetters: ['usual', 'large'],
  bookletSheet: ['chords', 'lyrics'],
  bookletContents: ['booklet', 'titles', 'lines', 'authors'],
  /** The letters of the words under the notes of a printed song; none for no notes. */
  bookletNotes: ['none', 'words', 'latin', 'both'],
  /** Whether recalled refrains are printed in full. */
  bookletRefrains: [false, true],
  /** Whether the shapes of a song's chords are printed at its foot. */
  shapesAtSongs: [false, true],
  /** Whether the shapes of all chords are printed at the end of a booklet. */
  shapesAtEnd: [false, true],
  /** Whether printed songs have a QR code of their address. */
  printedCode: [true, false],
  /** Whether the visitor was told that this browser may lose stored data. */
  toldOfCleaning: [false, true],
  /** Whether the visitor was told what the songbook can do. */
  toldOfBook: [false, true],
  /** Whether the visitor has seen the choice of a voice. */
  toldOfVoice: [false, true],
} as const;

/** A voice by its lowest and highest notes, as two-digit MIDI numbers. */
type OwnVoice = `${number}-${number}`;

/** The settings that apply to all songs. */
export type SettingValues = {
  readonly [Setting in keyof typeof SETTING_OPTIONS]:
    | (typeof SETTING_OPTIONS)[Setting][number]
    | (Setting extends 'voice' ? OwnVoice : Setting extends 'group' ? string : never);
};

/** The per-song settings that are stored with the reader settings; transpositions have keys of their own. */
export type SongSettings = {
  readonly [Name in Exclude<PerSongSetting, 'transpositions'>]: Table<PerSongValue<Name>>;
};

export const SONG_SETTINGS = PER_SONG_NAMES.filter((name) => name !== 'transpositions');

/** The settings for all songs and those of single songs. */
export interface ReaderSettings extends SettingValues, SongSettings {}

/** A setting with one of its values. */
export type SettingChange = {
  [Setting in keyof SettingValues]: {
    readonly setting: Setting;
    readonly value: SettingValues[Setting];
  };
}[keyof SettingValues];

export const DEFAULT_READER_SETTINGS: ReaderSettings = {
  ...defaultsOf(SETTING_OPTIONS),
  ...fromNames(SONG_SETTINGS, () => ({})),
};

const SETTINGS = namesOf(SETTING_OPTIONS);

export const SETTING_SHAPES = {
  ...Object.fromEntries(SETTINGS.map((setting) => [setting, oneOf<unknown>(...SETTING_OPTIONS[setting])])),
  voice: either<SettingValues['voice']>(
    oneOf(...SETTING_OPTIONS.voice),
    matching<OwnVoice>(/^[3-8]\d-[3-8]\d$/),
  ),
  group: matching<string>(/^[a-z\d-]{4,8}(?:_[a-z\d-]{4,8}){0,5}$/),
} as { readonly [Setting in keyof SettingValues]: Shape<SettingValues[Setting]> };

/** The shape of saved settings, with those of single songs; any of them may be missing. */
export const readerSettingsShape = someOf<ReaderSettings>({
  ...SETTING_SHAPES,
  ...(fromNames(SONG_SETTINGS, (name) => tableOf<unknown>(PER_SONG_SHAPES[name])) as {
    readonly [Name in keyof SongSettings]: Shape<SongSettings[Name]>;
  }),
});
