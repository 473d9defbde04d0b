import { fromNames, namesOf, parseJson } from '../objects';
import type { Table } from '../shape';

export const READER_SETTINGS_KEY = 'songbook:reading';

/**
 * The values of the settings that decide how a page is first painted, the default first. They stand apart from the other
 * settings, so that the inline script imports nothing else.
 */
export const FIRST_PAINT_OPTIONS = {
  /** Per cent of the usual size, 100 by default. */
  textSize: [80, 90, 100, 115, 130, 150, 175, 200],
  theme: ['system', 'light', 'dark'],
  columns: ['auto', 'fit'],
  /** The song list shown beside a song on a wide screen. */
  listBeside: ['none', 'all', 'favorites'],
  sheet: ['chords', 'lyrics'],
  latin: ['none', 'eastern', 'western'],
  /** The language of the interface, if the visitor has chosen one. */
  language: ['none', 'hy', 'en', 'ru', 'fr'],
  /** The part of each line that is hidden for learning a song by heart. */
  byHeart: ['none', 'ends', 'lines', 'rest', 'all'],
} as const;

type Options = Readonly<Record<string, readonly unknown[]>>;
type ValuesOf<Settings extends Options> = { readonly [Setting in keyof Settings]: Settings[Setting][number] };
export type FirstPaintSettings = ValuesOf<typeof FIRST_PAINT_OPTIONS>;

/** The visitor's notes on songs. */
export interface SongNotes {
  readonly notes: Table<string>;
}

/** The default of each setting. */
export const defaultsOf = <Settings extends Options & { readonly textSize: readonly number[] }>(
  options: Settings,
): ValuesOf<Settings> => ({
  ...(fromNames(namesOf(options), (setting) => options[setting]![0]) as ValuesOf<Settings>),
  textSize: 100,
});

/** Parses these settings from stored text; missing or invalid ones take their default. Notes are not checked. */
export function parseFirstPaintSettings(text: string | null): FirstPaintSettings & SongNotes {
  const stored = (parseJson(text ?? '') ?? {}) as Readonly<Record<string, unknown>>;
  const valid = Object.entries<readonly unknown[]>(FIRST_PAINT_OPTIONS).flatMap(([setting, options]) =>
    options.includes(stored[setting]) ? [[setting, stored[setting]] as const] : [],
  );
  const notes = (stored['notes'] ?? {}) as SongNotes['notes'];
  return { ...defaultsOf(FIRST_PAINT_OPTIONS), ...Object.fromEntries(valid), notes };
}
