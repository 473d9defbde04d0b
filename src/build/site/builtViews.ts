import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { ExternalItem } from 'webpack';
import { LANGUAGES, type Language } from '../../views/text/languages';
import type { SiteViews } from './writePages';

/** The folder of the views built for Node, which prerender the pages, and of the words of each language. */
export const VIEWS_FOLDER = resolve('.cache');

/** The words of the interface are data: the script of a language sets this variable before the app's starts. */
export const WORDS = 'songbookWords';

/** Webpack's entries for the words of each language: all, or those of the first screens. */
export const wordEntries = (file: 'index' | 'first', options = {}) =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      `words-${language}`,
      { import: `./src/views/text/${language}/${file}.ts`, ...options },
    ]),
  );

/** Lets webpack read the variable where a view imports `views/text`. */
export const wordsOutside: ExternalItem = ({ request, context }, answer) => {
  const areWords = resolve(context, request) === resolve('src/views/text');
  answer(undefined, areWords ? `global ${WORDS}` : undefined);
};

/** Loads the views anew, with the words of a language. */
export function loadBuiltViews(language: Language): SiteViews {
  const require = createRequire(join(VIEWS_FOLDER, '/'));
  const load = (name: string): unknown => {
    const file = join(VIEWS_FOLDER, `${name}.cjs`);
    Reflect.deleteProperty(require.cache, file);
    return require(file);
  };
  // A copy, for the exports of a module cannot be assigned anew, and the views assign the words that come later.
  Object.assign(globalThis, { [WORDS]: { ...(load(`words-${language}`) as object) } });
  return load('views') as SiteViews;
}
