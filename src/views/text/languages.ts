/** The languages of the interface, each by its own name. */
export const LANGUAGE_NAMES = {
  hy: 'Հայերեն',
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The start of the paths of a language's pages; the Armenian ones have none. */
export const pathPrefix = (language: Language): string => (language === 'hy' ? '' : `/${language}`);

/** The address of a language's page on the site at `siteUrl`; its path if that is `/`. */
export const pageAddress = (siteUrl: string, language: Language, path: string): string =>
  siteUrl.replace(/\/$/, '') + pathPrefix(language) + path;

const PREFIXED = /^\/(en|ru|fr)(?=\/|$)/;

/** A page's path without the prefix of a language. */
export const withoutPrefix = (path: string): string => path.replace(PREFIXED, '') || '/';

/** The language of the page at a path. */
export const languageAt = (path: string): Language => (PREFIXED.exec(path)?.[1] ?? 'hy') as Language;

/** The query of the address at which an installed app starts, which leads to the chosen language. */
export const START_QUERY = '?start';

/** The service worker that answers below a language's prefix. */
export const workerAddress = (language: Language): string => `${pathPrefix(language)}/sw.js`;
