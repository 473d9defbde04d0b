/** The languages of the interface, each by its own name. */
export const LANGUAGE_NAMES = {
  hy: 'Հայերեն',
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The start of the paths of a language's pages; the Armenian ones, which every visitor can address, have none. */
export const pathPrefix = (language: Language): string => (language === 'hy' ? '' : `/${language}`);

/** A page's path without the prefix of a language. */
export const withoutPrefix = (path: string): string => path.replace(/^\/(?:en|ru|fr)(?=\/|$)/, '') || '/';

/** The service worker that answers in a language. All of them have the whole site as their scope, so one is active. */
export const workerAddress = (language: Language): string =>
  language === 'hy' ? '/sw.js' : `/sw-${language}.js`;
