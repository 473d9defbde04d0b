import type { Table } from '../shape';

/** The storage key of the reader settings. */
export const READER_SETTINGS_KEY = 'songbook:reading';

/** The values of the settings that decide how a page is first painted; in their own file for the inline script. */
export const FIRST_PAINT_OPTIONS = {
  /** Per cent of the usual size. */
  textSize: [80, 90, 100, 115, 130, 150, 175, 200],
  theme: ['system', 'light', 'dark'],
  columns: ['auto', 'one', 'fill', 'fit'],
  /** The song list shown beside a song on a wide screen. */
  listBeside: ['none', 'all', 'favorites'],
  sheet: ['chords', 'lyrics'],
  latin: ['none', 'eastern', 'western'],
  /** The language of the interface, if the visitor has chosen one. */
  language: ['none', 'hy', 'en', 'ru', 'fr'],
  /** The part of each line that is hidden for learning a song by heart. */
  byHeart: ['none', 'ends', 'lines', 'rest', 'all'],
} as const;

type Options = typeof FIRST_PAINT_OPTIONS;
export type FirstPaintSettings = { readonly [Setting in keyof Options]: Options[Setting][number] };

/** The visitor's notes on songs. */
export interface SongNotes {
  readonly notes: Table<string>;
}

export const FIRST_PAINT_DEFAULTS: FirstPaintSettings = {
  textSize: 100,
  theme: 'system',
  columns: 'auto',
  listBeside: 'none',
  sheet: 'chords',
  latin: 'none',
  language: 'none',
  byHeart: 'none',
};

/** Parses these settings from stored text; missing or invalid ones take their default. Notes are not checked. */
export function parseFirstPaintSettings(text: string | null): FirstPaintSettings & SongNotes {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    // Nothing that can be read is stored.
  }
  const values = new Map<string, unknown>(Object.entries(stored ?? {}));
  const valid = Object.entries(FIRST_PAINT_OPTIONS).flatMap(([setting, options]) => {
    const value = values.get(setting);
    return options.some((option) => option === value) ? [[setting, value] as const] : [];
  });
  const notes = (values.get('notes') ?? {}) as SongNotes['notes'];
  return { ...FIRST_PAINT_DEFAULTS, ...Object.fromEntries(valid), notes };
}
