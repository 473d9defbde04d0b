import type { Compilation } from 'webpack';
import { LANGUAGES, type Language } from '../../views/text/languages';
import { PAGE_NAMES, PAGES, type PageName } from '../../views/pages/pageTable';

/** Part of the file name of the font for musical signs, which is fetched only when one of them is shown. */
const SIGNS = 'music';

export type SiteAssets = ReturnType<typeof takeAssets>;

/** The assets of the pages: addresses from the root, and texts. The early script and the worker leave webpack's output. */
export function takeAssets(compilation: Compilation) {
  const root = String(compilation.outputOptions.publicPath);
  const addressOf = (name: string): string => root + name;
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
  const [style = ''] = main.filter((name) => name.endsWith('.css'));
  const ownScripts = (name: PageName): string[] => {
    // Includes chunks that the page shares with other pages.
    const chunks = compilation.namedChunkGroups.get(name);
    if ('isInEveryScript' in PAGES[name] === (chunks !== undefined))
      throw new Error(`«isInEveryScript» of the page «${name}» in views/pages/pageTable.ts is wrong`);
    return scriptsOf(chunks?.getFiles() ?? []);
  };
  const wordsOf = (language: Language): string => scriptsOf(filesOf(`words-${language}`))[0] ?? '';
  return {
    scripts: scriptsOf(main),
    /** The script with the words of each language. */
    words: Object.fromEntries(LANGUAGES.map((language) => [language, wordsOf(language)])) as Readonly<
      Record<Language, string>
    >,
    /** The further scripts of each page, by the page's name. */
    pageScripts: Object.fromEntries(PAGE_NAMES.map((name) => [name, ownScripts(name)])),
    /** The font files of the family. */
    fonts: Object.keys(compilation.assets)
      .filter((name) => name.endsWith('.woff2') && !name.includes(SIGNS))
      .sort()
      .map(addressOf),
    /** The address of the whole style, and the style itself. */
    styleFile: addressOf(style),
    style: textOf(style),
    earlyScript: takenScript('early'),
    /** The script that sets a song's sheet before the first paint. */
    settingScript: takenScript('setFirst'),
    /** The service worker without its list of files. */
    worker: takenScript('worker'),
  };
}
