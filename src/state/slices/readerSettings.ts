import { defaultsOf, FIRST_PAINT_OPTIONS } from './firstPaintSettings';

/** The values of each reader setting, the default first. */
export const SETTING_OPTIONS = {
  ...FIRST_PAINT_OPTIONS,
  /** The defaults of `latin`, `latinAlone` and `meaning` depend on the language of the interface: `usualReading`. */
  latin: ['none', 'eastern', 'western'],
  /** The pronunciation that comes back with the Latin letters when these are switched on again. */
  latinLast: ['eastern', 'western'],
  /** Whether Armenian words are shown in Latin letters alone, where Latin letters are wanted. */
  latinAlone: [false, true],
  /** Whether a screen reader reads the Latin letters instead of the Armenian ones. */
  latinHeard: [false, true],
  /** Whether, in the Russian interface, Cyrillic letters take the place of the Latin ones. */
  cyrillic: [true, false],
  /** Whether it is shown what the words mean. */
  meaning: [false, true],
  notation: ['written', 'german', 'glyphs', 'solfege'],
  /** The letters of Do Ré Mi. Their default depends on the language of the interface: `usualReading`. */
  syllables: ['armenian', 'solfege'],
  /** The instrument whose shapes are shown. */
  instrument: ['guitar', 'ukulele'],
  /** Whether the shapes of a song's chords are shown above it. */
  shapesAbove: [false, true],
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
  /** Whether a recalled refrain is shown in full on the stage and while a song scrolls or plays. */
  fullRefrains: [true, false],
  /** Whether a screen reader reads the chords out within the lyrics. */
  chordsAnnounced: [false, true],
  /** The page size of a printed booklet; A5 pages are printed on A4 sheets to be folded. */
  bookletPaper: ['A4', 'A5', 'Letter'],
  bookletLetters: ['usual', 'large'],
  bookletSheet: ['chords', 'lyrics'],
  bookletContents: ['booklet', 'titles', 'lines', 'authors'],
  /** The letters of the words under the notes of a printed song; none for no notes. */
  bookletNotes: ['none', 'words', 'latin', 'both'],
  /** Whether it is printed what the words mean. */
  bookletMeaning: [false, true],
  /** Whether recalled refrains are printed in full. */
  bookletRefrains: [false, true],
  /** Whether the shapes of a song's chords are printed at its foot. */
  shapesAtSongs: [false, true],
  /** Whether the shapes of all chords are printed at the end of a booklet. */
  shapesAtEnd: [false, true],
  /** Whether printed songs have a QR code of their address. */
  printedCode: [true, false],
  /** Whether keys that type a sign act. */
  signKeys: [true, false],
  /** Whether the visitor was told that this browser may lose stored data. */
  toldOfCleaning: [false, true],
} as const;

/** A voice by its lowest and highest notes, as two-digit MIDI numbers. */
type OwnVoice = `${number}-${number}`;

/** The settings that apply to all songs. */
export type ReaderSettings = {
  readonly [Setting in keyof typeof SETTING_OPTIONS]:
    | (typeof SETTING_OPTIONS)[Setting][number]
    | (Setting extends 'voice' ? OwnVoice : Setting extends 'group' ? string : never);
};

/** A setting with one of its values. */
export type SettingChange = {
  [Setting in keyof ReaderSettings]: {
    readonly setting: Setting;
    readonly value: ReaderSettings[Setting];
  };
}[keyof ReaderSettings];

export const DEFAULT_READER_SETTINGS: ReaderSettings = defaultsOf(SETTING_OPTIONS);

export const isSetting = (name: string): name is keyof ReaderSettings => Object.hasOwn(SETTING_OPTIONS, name);

/** The settings that are texts beside their options. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  voice: /^[3-8]\d-[3-8]\d$/,
  group: /^[a-z\d-]{4,8}(?:_[a-z\d-]{4,8}){0,5}$/,
};

/** Parses the value of a setting; null if the setting cannot have it. */
export function parseSetting(setting: string, text: string): ReaderSettings[keyof ReaderSettings] | null {
  if (!isSetting(setting)) return null;
  if (TEXTS[setting]?.test(text)) return text;
  return SETTING_OPTIONS[setting].find((option) => String(option) === text) ?? null;
}
