import { LANGUAGES } from '../../catalogue/songbook';
import { fromNames, namesOf } from '../objects';

/** The prefix of every stored key that is neither a favorite nor a transposition. */
export const OWN_PREFIX = 'songbook:';

/** The prefix of a stored note; the song's id follows. */
export const NOTE_PREFIX = `${OWN_PREFIX}note`;

/** The most UTF-16 units of a note. */
export const NOTE_LENGTH = 200;

/** The note that a stored text holds, of one line; null for a text that is none. A style sheet draws it. */
export const parseNote = (text: string): string | null =>
  /^.+$/.test(text) && text.length <= NOTE_LENGTH ? text : null;

/**
 * The values of the settings that decide how a page is first painted, the default first. They stand apart from the other
 * settings, so that the inline script imports nothing else.
 */
export const FIRST_PAINT_OPTIONS = {
  /** Per cent of the usual size, 100 by default. */
  textSize: [80, 90, 100, 115, 130, 150, 175, 200],
  theme: ['system', 'light', 'dark'],
  /** The song list shown beside a song on a wide screen. */
  listBeside: ['none', 'all', 'favorites'],
  sheet: ['chords', 'lyrics'],
  /** The language of the interface, if the visitor has chosen one. */
  language: ['none', ...LANGUAGES],
} as const;

type Options = Readonly<Record<string, readonly unknown[]>>;
type ValuesOf<Settings extends Options> = { readonly [Setting in keyof Settings]: Settings[Setting][number] };
export type FirstPaintSettings = ValuesOf<typeof FIRST_PAINT_OPTIONS>;

/** The default of each setting. */
export const defaultsOf = <Settings extends Options & { readonly textSize: readonly number[] }>(
  options: Settings,
): ValuesOf<Settings> => ({
  ...(fromNames(namesOf(options), (setting) => options[setting]![0]) as ValuesOf<Settings>),
  textSize: 100,
});

/** The letters, the note names and the translation that an interface shows by default. Only readers of the Armenian one know Armenian letters. */
export const usualReading = (language: string) =>
  language === 'hy'
    ? ({ latin: 'none', latinAlone: false, meaning: false, syllables: 'armenian' } as const)
    : ({ latin: 'eastern', latinAlone: true, meaning: true, syllables: 'solfege' } as const);

/** Parses these settings from their stored texts; missing or invalid ones take their default. */
export function parseFirstPaintSettings(read: (key: string) => string | null): FirstPaintSettings {
  const defaults = defaultsOf(FIRST_PAINT_OPTIONS);
  const valueOf = (setting: keyof FirstPaintSettings) => {
    const text = read(OWN_PREFIX + setting);
    const options: readonly unknown[] = FIRST_PAINT_OPTIONS[setting];
    return options.find((option) => String(option) === text) ?? defaults[setting];
  };
  return fromNames(namesOf(FIRST_PAINT_OPTIONS), valueOf) as FirstPaintSettings;
}
