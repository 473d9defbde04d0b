import { between, hasShape, oneOf, someOf, tableOf, type Shape } from './shape';
import { isIdKey, isRecord, type Table } from './tables';

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

/** What each setting can be. */
export const SETTING_SHAPES = Object.fromEntries(
  SETTINGS.map((setting) => [setting, oneOf<unknown>(...READING_CHOICES[setting])]),
) as { readonly [Setting in keyof ReadingSettings]: Shape<ReadingSettings[Setting]> };

/** A speed at which a sheet can scroll. */
export const scrollSpeedShape = between(SCROLL_SPEEDS.slowest, SCROLL_SPEEDS.fastest);

/** Readable settings and speeds; some of them or all may be missing. */
export const readingShape = someOf<Reading>({ ...SETTING_SHAPES, speeds: tableOf(scrollSpeedShape) });

/** Reads settings and speeds of any origin, one by one: what is missing or unreadable is as by default. */
export function parseReading(value: unknown, songCount: number): Reading {
  if (!isRecord(value)) return DEFAULT_READING;
  const shapes: Readonly<Record<string, Shape<unknown>>> = SETTING_SHAPES;
  const chosen = SETTINGS.filter(
    (setting) => Object.hasOwn(value, setting) && hasShape(value[setting], shapes[setting]!, songCount),
  );
  const stored = isRecord(value['speeds']) ? value['speeds'] : {};
  const speeds = Object.entries(stored).filter(
    ([id, speed]) => isIdKey(id, songCount) && hasShape(speed, scrollSpeedShape, songCount),
  );
  return {
    ...DEFAULT_READING,
    ...Object.fromEntries(chosen.map((setting) => [setting, value[setting]])),
    speeds: Object.fromEntries(speeds) as Reading['speeds'],
  };
}
