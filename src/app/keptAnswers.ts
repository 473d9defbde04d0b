import { languageAt, pathPrefix, withoutPrefix, type Language } from '../views/text/languages';

/** The kept files that answer a request to the worker of a language, the best first, and whether the network is asked before. */
export function keptAnswers(address: string, isPage: boolean, language: Language) {
  const { origin, pathname } = new URL(address);
  // A file and a page are the same for every query.
  if (!isPage) return { files: [origin + pathname], isNetworkFirst: false };
  const start = origin + pathPrefix(language);
  return {
    files: [start + withoutPrefix(pathname), `${start}/404.html`],
    // A page of another language has its own worker, or comes from the network; else it is shown in this language.
    isNetworkFirst: languageAt(pathname) !== language,
  };
}
