/** The languages that have an interface. */
export type Language = 'hy' | 'en' | 'ru' | 'fr';

/** The songbook's own words in a language. */
export interface SongbookWords {
  readonly name: string;
  /** The name in the head of every page; by default the whole one. */
  readonly shortName?: string;
  /** One line for search engines; by default the name. */
  readonly description?: string;
  /** What stands above all songs, with `{songs}` for «51 songs» or `{number}` for «51»; by default what the interface says. */
  readonly introduction?: string;
  /** Why the words of the songs are free, for the page of help; nothing by default. */
  readonly rights?: string;
}

/** What `songbook.json` says. */
interface Songbook {
  /** Whether the build refuses songs that lack facts or translations; else it leaves these out. */
  readonly strict?: boolean;
  /** Its languages, of which the first has no prefix in addresses. */
  readonly languages: Readonly<Partial<Record<Language, SongbookWords>>>;
}

declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly getBuiltinModule: (name: 'node:fs') => {
    readonly readdirSync: (folder: string) => string[];
    readonly readFileSync: (path: string, encoding: 'utf8') => string;
  };
};

/** The file system, requested at run time: the browser's build includes this file, and an import would break it. */
export const fileSystem = () => process.getBuiltinModule('node:fs');

/** The folder that the songbook is made of, relative to the project's root. */
export const CATALOGUE = process.env['CATALOGUE'] ?? 'static';

const INTERFACES = ['hy', 'en', 'ru', 'fr'];

/** Reads what the catalogue says of its songbook. */
export function readSongbook(): Songbook {
  const file = `${CATALOGUE}/songbook.json`;
  const text = fileSystem().readFileSync(file, 'utf8');
  const { languages = {}, ...songbook } = JSON.parse(text) as Partial<Songbook>;
  const all = Object.entries(languages);
  if (all.length === 0 || !all.every(([language, { name }]) => INTERFACES.includes(language) && name))
    throw new Error(
      `${file}: write "languages": { "en": { "name": "…" } } with one or more of ${INTERFACES.join(', ')}`,
    );
  return { ...songbook, languages };
}

/** The songbook's languages. Built scripts have them, and the following, as constants. */
export const LANGUAGES = (
  process.env['SONGBOOK_LANGUAGES'] ?? Object.keys(readSongbook().languages).join(' ')
).split(' ') as [Language, ...Language[]];

/** The language whose pages have no prefix in their addresses. */
export const FIRST_LANGUAGE = (process.env['SONGBOOK_FIRST_LANGUAGE'] ?? LANGUAGES[0]) as Language;

/** The other languages, as a pattern has them; empty for none. */
export const OTHER_LANGUAGES = process.env['SONGBOOK_OTHER_LANGUAGES'] ?? LANGUAGES.slice(1).join('|');
