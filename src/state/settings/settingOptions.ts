/** The storage key of the reader settings. */
export const READER_SETTINGS_KEY = 'songbook:reading';

/** The values of each reader setting. */
export const SETTING_OPTIONS = {
  /** Per cent of the usual size. */
  textSize: [80, 90, 100, 115, 130, 150, 175, 200],
  theme: ['system', 'light', 'dark'],
  columns: ['one', 'fill', 'fit'],
  /** The song list shown beside a song on a wide screen. */
  listBeside: ['none', 'all', 'favorites'],
  sheet: ['chords', 'lyrics'],
  notation: ['written', 'german', 'glyphs'],
  latin: ['none', 'eastern', 'western'],
  /** The hand that strums; the other one frets the strings. */
  hand: ['right', 'left'],
  /** The visitor's voice type; the visitor's own range is an `OwnVoice` instead. */
  voice: ['none', 'bass', 'baritone', 'tenor', 'alto', 'mezzo', 'soprano', 'child'],
  /** Whether automatic scrolling continues into the next song. */
  playsOn: [false, true],
  /** Whether a screen reader reads the chords out within the lyrics. */
  chordsAnnounced: [false, true],
  /** The page size of a printed booklet; A5 pages are printed on A4 sheets to be folded. */
  bookletPaper: ['A4', 'A5'],
  bookletLetters: ['usual', 'large'],
  bookletSheet: ['chords', 'lyrics'],
  /** Whether the visitor was told that this browser deletes stored data. */
  toldOfCleaning: [false, true],
} as const;

/** A voice by its lowest and highest notes, as two-digit MIDI numbers. */
export type OwnVoice = `${number}-${number}`;

/** The settings that apply to all songs. */
export type SettingValues = {
  readonly [Setting in keyof typeof SETTING_OPTIONS]:
    (typeof SETTING_OPTIONS)[Setting][number] | (Setting extends 'voice' ? OwnVoice : never);
};

/** The value of each setting that the visitor has not changed. */
export const DEFAULT_SETTINGS: SettingValues = {
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
};

/** The settings that decide how a page is first painted. */
const FIRST_SETTINGS = ['theme', 'textSize', 'sheet', 'columns', 'listBeside', 'latin'] as const;
export type FirstSettings = Pick<SettingValues, (typeof FIRST_SETTINGS)[number]>;

/** Parses these settings from stored text; missing or invalid ones take their default. */
export function parseFirstSettings(text: string | null): FirstSettings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    // Nothing that can be read is stored.
  }
  const valid = Object.entries(stored ?? {}).filter(([name, value]) =>
    FIRST_SETTINGS.some((setting) => setting === name && isOption(setting, value)),
  );
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(valid) };
}

const isOption = (setting: keyof SettingValues, value: unknown): boolean =>
  (SETTING_OPTIONS[setting] as readonly unknown[]).includes(value);
