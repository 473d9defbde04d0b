import type { Compilation } from 'webpack';
import { fromNames } from '../../state';
import { PAGE_NAMES, PAGES, type PageName } from '../../views/pages/pageTable';
import { BASE, LANGUAGES } from '../../views/text/languages';
import type { SiteFile } from './siteFile';

/** Part of the file name of the font for musical signs, which is fetched only when one of them is shown. */
const SIGNS = 'music';

export type SiteAssets = ReturnType<typeof takeAssets>;

/** The assets of the pages: addresses from the root, and texts. The inline scripts and the workers leave webpack's output. */
export function takeAssets(compilation: Compilation) {
  const addressOf = (name: string): string => `${BASE}/${name}`;
  const scriptsOf = (files: readonly string[]): string[] =>
    files.filter((name) => name.endsWith('.js')).map(addressOf);
  const filesOf = (entry: string): readonly string[] => compilation.entrypoints.get(entry)!.getFiles();
  const textOf = (name: string): string =>
    compilation
      .getAsset(name)!
      .source.source()
      .toString()
      .replace(/\n?\/[/*]# sourceMappingURL=.*$/, '');
  const takenScript = (entry: string): string => {
    const [name = ''] = filesOf(entry).filter((file) => file.endsWith('.js'));
    const text = textOf(name);
    compilation.deleteAsset(name);
    return text;
  };
  const main = filesOf('main');
  const filesOfPage = (name: PageName): readonly string[] => {
    // Includes chunks that the page shares with other pages.
    const chunks = compilation.namedChunkGroups.get(name);
    if ('isInEveryScript' in PAGES[name] === (chunks !== undefined))
      throw new Error(`«isInEveryScript» of the page «${name}» in views/pages/pageTable.ts is wrong`);
    return chunks?.getFiles() ?? [];
  };
  const stylesOf = (files: readonly string[]): SiteFile[] =>
    files
      .filter((name) => name.endsWith('.css'))
      .map((name) => ({ path: addressOf(name), text: textOf(name) }));
  const chunkScripts = (name: string): string[] =>
    scriptsOf(compilation.namedChunkGroups.get(name)!.getFiles());
  return {
    scripts: scriptsOf(main),
    /** The scripts with the words of the first screens, by language. */
    words: fromNames(LANGUAGES, (language) => chunkScripts(`words-${language}`)),
    /** The scripts with all other words, by language. */
    moreWords: fromNames(LANGUAGES, (language) => chunkScripts(`words-${language}-more`)),
    /** The further scripts of each page, by the page's name. */
    pageScripts: fromNames(PAGE_NAMES, (name) => scriptsOf(filesOfPage(name))),
    /** The scripts that write words in Latin letters. */
    romanisation: chunkScripts('romanisation'),
    /** The styles of each page, by the page's name. They go into its document: linked, they made its first paint 0.5 s later. */
    pageStyles: fromNames(PAGE_NAMES, (name) => stylesOf([...main, ...filesOfPage(name)])),
    /** The font files of the family. */
    fonts: Object.keys(compilation.assets)
      .filter((name) => name.endsWith('.woff2') && !name.includes(SIGNS))
      .sort()
      .map(addressOf),
    earlyScript: takenScript('early'),
    /** The script that sets a song's sheet before the first paint. */
    setFirstScript: takenScript('setFirst'),
    /** The service worker without its list of files. */
    worker: takenScript('worker'),
    /** The service worker that keeps nothing and leads to the visitor's language. */
    redirects: takenScript('redirects'),
  };
}
