import { songs } from '../../../src/catalogue';
import type { ReaderSettings } from '../../../src/state';
import { storedSettings } from '../storedSettings';

/** Where and how a song is looked at. */
export interface Stand {
  readonly width: number;
  readonly height: number;
  readonly state: 'at rest' | 'on the stage' | 'on paper';
  /** The settings that are chosen beside it. */
  readonly settings?: Partial<Record<keyof ReaderSettings, unknown>>;
  /** Semitones by which each song is higher than it is written. */
  readonly higher?: number;
  /** The language in the address, as `/en`. */
  readonly prefix?: string;
  /** Whether the page is written from right to left, as a browser that translates it into Arabic writes it. */
  readonly isFromRight?: boolean;
}

const standOf = (
  width: number,
  height: number,
  state: Stand['state'],
  choice: Omit<Stand, 'width' | 'height' | 'state'> = {},
): Stand => ({ width, height, state, ...choice });

/** The size of letters at a stand, in percent. In larger ones than usual words can be wider than a sheet. */
export const textSizeAt = ({ settings }: Stand): number => Number(settings?.textSize ?? 100);

/** A stand in words. */
export const nameOf = ({ width, height, state, settings, higher, prefix, isFromRight }: Stand): string =>
  [
    `${width} × ${height}`,
    state,
    ...(settings ? [JSON.stringify(settings)] : []),
    ...(higher ? [`+${higher}`] : []),
    ...(prefix ? [prefix] : []),
    ...(isFromRight ? ['from right to left'] : []),
  ].join(', ');

/** What a browser has stored at a stand. */
export const storedAt = ({ settings = {}, higher }: Stand): Record<string, string> => ({
  ...storedSettings(settings),
  ...(higher && Object.fromEntries(songs.map(({ id }) => [`tr${id}`, String(higher)]))),
});

/** Where five songs are looked at again and again. */
export const FOUR_STANDS = [
  standOf(390, 844, 'at rest'),
  standOf(390, 844, 'on the stage'),
  standOf(844, 390, 'on the stage'),
  standOf(1440, 900, 'at rest'),
];

/** A short song, a tune, a song of many strophes, one with repeats, and the longest. */
export const FIVE_SONGS = [0, 12, 22, 26, 50];

const SCREENS = [
  [320, 640],
  [360, 740],
  [390, 844],
  [667, 375],
  [844, 390],
  [932, 430],
  [768, 1024],
  [1024, 768],
  [1180, 470],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

const LATIN = { latin: 'eastern' };
const MEANING = { meaning: true };
/** With Latin letters, where readers of Russian are offered Cyrillic ones. */
const IN_RUSSIAN = { ...MEANING, cyrillic: false };

/** Every screen, state and choice that sets a song otherwise. */
export const ALL_STANDS: readonly Stand[] = [
  standOf(680, 1009, 'on paper'),
  ...(['at rest', 'on the stage'] as const).flatMap((state) =>
    SCREENS.map(([width, height]) => standOf(width, height, state)),
  ),
  ...[320, 1440].flatMap((width) => [
    standOf(width, 900, 'at rest', { higher: 6 }),
    standOf(width, 900, 'at rest', { higher: 1, settings: { notation: 'german' } }),
    standOf(width, 900, 'at rest', { higher: 6, settings: { notation: 'solfege' } }),
    standOf(width, 900, 'at rest', { settings: { textSize: 200 } }),
    standOf(width, 900, 'at rest', { settings: { textSize: 80, ...LATIN } }),
    standOf(width, 900, 'at rest', { settings: { textSize: 200, ...LATIN } }),
    standOf(width, 900, 'at rest', { settings: { latinAlone: true, ...LATIN } }),
  ]),
  ...[{}, LATIN, { latinAlone: true, ...LATIN }].map((letters) =>
    standOf(800, 800, 'at rest', { settings: { sheet: 'lyrics', ...letters } }),
  ),
  standOf(390, 844, 'on the stage', { prefix: '/en', settings: MEANING }),
  standOf(1440, 900, 'at rest', { prefix: '/en', settings: MEANING }),
  standOf(844, 390, 'on the stage', { prefix: '/ru', settings: IN_RUSSIAN }),
  standOf(320, 640, 'at rest', { prefix: '/ru', settings: IN_RUSSIAN }),
  standOf(390, 844, 'on the stage', {
    prefix: '/fr',
    higher: 1,
    settings: { notation: 'solfege', ...MEANING },
  }),
  standOf(390, 844, 'at rest', { isFromRight: true }),
  standOf(680, 1009, 'on paper', { higher: 10, settings: { textSize: 200, notation: 'glyphs', ...LATIN } }),
  standOf(446, 1009, 'on paper', { settings: { textSize: 200 } }),
];

/** Where other engines than Chromium are tried: phones with chords, Latin letters and meanings, and larger screens. */
export const ENGINE_STANDS: readonly Stand[] = [
  standOf(390, 844, 'at rest'),
  standOf(390, 844, 'at rest', { settings: LATIN }),
  standOf(390, 844, 'at rest', { settings: { latinAlone: true, ...LATIN } }),
  standOf(768, 1024, 'at rest', { higher: 1 }),
  standOf(1280, 800, 'at rest', { higher: 1 }),
  standOf(390, 844, 'on the stage'),
  standOf(844, 390, 'on the stage'),
  standOf(390, 844, 'on the stage', { prefix: '/en', settings: MEANING }),
  standOf(390, 844, 'on the stage', { prefix: '/ru', settings: IN_RUSSIAN }),
];
