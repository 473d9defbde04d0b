import { isIdKey, isRecord, isTable, type Table } from './tables';

/** What each reading setting can be set to. */
export const READING_CHOICES = {
  /** Per cent of the usual size. */
  textSize: [80, 90, 100, 115, 130, 150, 175, 200],
  theme: ['system', 'light', 'dark'],
  columns: ['one', 'fill'],
  sheet: ['chords', 'lyrics'],
  notation: ['written', 'german', 'glyphs'],
  latin: ['none', 'eastern', 'western'],
  /** The hand that strums; the other one frets the strings. */
  hand: ['right', 'left'],
  /** Whether a screen reader reads the chords out among the words. */
  chordsAnnounced: [false, true],
  /** Whether the visitor was told that this browser cleans up what is stored. */
  toldOfCleaning: [false, true],
} as const;

/** The settings that say how every song is shown. */
export type ReadingSettings = {
  readonly [Setting in keyof typeof READING_CHOICES]: (typeof READING_CHOICES)[Setting][number];
};

/** How a visitor reads: the settings, and how fast each song scrolls that was ever given a speed. */
export interface Reading extends ReadingSettings {
  /** Lines of the sheet per minute. */
  readonly speeds: Table<number>;
}

/** One setting with a value that it can have. */
export type ReadingChange = {
  [Setting in keyof ReadingSettings]: {
    readonly setting: Setting;
    readonly value: ReadingSettings[Setting];
  };
}[keyof ReadingSettings];

/** How everybody reads who has set nothing: the page as the specification has it. */
export const DEFAULT_READING: Reading = {
  textSize: 100,
  theme: 'system',
  columns: 'one',
  sheet: 'chords',
  notation: 'written',
  latin: 'none',
  hand: 'right',
  chordsAnnounced: false,
  toldOfCleaning: false,
  speeds: {},
};

/** The slowest and the fastest scrolling, in lines per minute. */
export const SCROLL_SPEEDS = { slowest: 1, fastest: 120 } as const;

const SETTINGS = Object.keys(READING_CHOICES) as (keyof ReadingSettings)[];

/** Whether a value can be chosen for a setting of that name. */
export const isChoice = (setting: unknown, value: unknown): boolean =>
  SETTINGS.some(
    (known) => known === setting && (READING_CHOICES[known] as readonly unknown[]).includes(value),
  );

/** Whether a value is a speed at which a sheet can scroll. */
export const isScrollSpeed = (value: unknown): value is number =>
  typeof value === 'number' && value >= SCROLL_SPEEDS.slowest && value <= SCROLL_SPEEDS.fastest;

/** Whether a value holds nothing but readable settings and speeds; some of them or all may be missing. */
export function isReading(value: unknown, songCount: number): value is Partial<Reading> {
  if (!isRecord(value)) return false;
  const { speeds = {}, ...settings } = value;
  return (
    isTable(speeds, songCount, isScrollSpeed) &&
    Object.entries(settings).every(([setting, chosen]) => isChoice(setting, chosen))
  );
}

/** Reads settings and speeds of any origin, one by one: what is missing or unreadable is as by default. */
export function parseReading(value: unknown, songCount: number): Reading {
  if (!isRecord(value)) return DEFAULT_READING;
  const chosen = SETTINGS.filter(
    (setting) => Object.hasOwn(value, setting) && isChoice(setting, value[setting]),
  );
  const stored = isRecord(value['speeds']) ? value['speeds'] : {};
  const speeds = Object.entries(stored).filter(
    ([id, speed]) => isIdKey(id, songCount) && isScrollSpeed(speed),
  );
  return {
    ...DEFAULT_READING,
    ...Object.fromEntries(chosen.map((setting) => [setting, value[setting]])),
    speeds: Object.fromEntries(speeds) as Reading['speeds'],
  };
}
