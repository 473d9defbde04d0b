import {
  FIRST_LANGUAGE,
  LANGUAGES,
  OTHER_LANGUAGES,
  type Language,
  type SongbookWords,
} from '../../catalogue/songbook';

export { FIRST_LANGUAGE, LANGUAGES, type Language };

declare global {
  /** The songbook's own words, set by the build. */
  const SONGBOOK: Readonly<Record<Language, Required<SongbookWords>>>;
  /** What the songbook has, set by the build: these kinds, makers, Armenian words, translations, further languages. */
  const SONGBOOK_HAS: {
    readonly kinds: readonly string[];
    readonly makers: boolean;
    readonly armenian: boolean;
    /** Whether an Armenian name may lack a translation. */
    readonly armenianNames: boolean;
    readonly meanings: boolean;
    readonly otherLanguages: boolean;
  };
}

/** The languages of the interface, each by its own name. */
export const LANGUAGE_NAMES = {
  hy: 'Հայերեն',
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
} as const satisfies Readonly<Record<Language, string>>;

/** The path of the site on its host, without a slash at its end; set by the build. */
export const BASE = (process.env['BASE_PATH'] ?? '/').slice(0, -1);

/** The part of a page's path that names its language; the first language has none. */
const languagePart = (language: Language): string => (language === FIRST_LANGUAGE ? '' : `/${language}`);

/** The start of the paths of a language's pages. */
export const pathPrefix = (language: Language): string => BASE + languagePart(language);

/** The address of a language's page on the site at `siteUrl`; its path if that is the site's path on its host. */
export const pageAddress = (siteUrl: string, language: Language, path: string): string =>
  siteUrl.replace(/\/$/, '') + languagePart(language) + path;

const PREFIXED = new RegExp(`^${BASE}(?:/(?=\\w)(${OTHER_LANGUAGES}))?(?=/|$)`);

/** The start of a page's path that is not the page's own: the site's path and the language; empty on another site. */
export const prefixOf = (path: string): string => PREFIXED.exec(path)?.[0] ?? '';

/** A page's path without the site's and without the prefix of a language. */
export const withoutPrefix = (path: string): string => path.slice(prefixOf(path).length) || '/';

/** The language of the page at a path. */
export const languageAt = (path: string): Language =>
  (PREFIXED.exec(path)?.[1] ?? FIRST_LANGUAGE) as Language;

/** The query of the address at which an installed app starts, which leads to the chosen language. */
export const START_QUERY = '?start';

/** The service worker that answers below a language's prefix. */
export const workerAddress = (language: Language): string => `${pathPrefix(language)}/sw.js`;

/** The service worker at the site's root that leads to a language, which a query names, without a network. */
export const REDIRECTS_ADDRESS = `${BASE}/sw-redirects.js`;
