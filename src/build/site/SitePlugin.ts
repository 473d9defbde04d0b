import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { PAGE_NAMES, PAGES, type PageName } from '../../views/pages/pageTable';
import type { Language } from '../../views/text/languages';
import { readSongFiles, SONG_FOLDER } from '../../catalogue/readSongFiles';
import { writePreviewImages } from './images';
import { compressFolder, type SiteAssets } from './siteFile';
import type { SiteViews } from './writePages';
import { translateSongs } from './translateSongs';
import { writeSite } from './writeSite';

/** The folder of the built views, which prerender the pages. */
export const VIEWS_FOLDER = resolve('node_modules/.cache/songbook');

/** The file name of the views in a language. */
export const viewsFile = (language: Language): string => `views-${language}.cjs`;
const assetsFile = (language: Language): string => join(VIEWS_FOLDER, `assets-${language}.json`);

/** Part of the file name of the font for musical signs, which is fetched only when one of them is shown. */
const SIGNS = 'music';

/** Makes the site from webpack's build for the browser: takes out the assets that are inlined and writes the pages. */
export class SitePlugin {
  constructor(
    private readonly siteUrl: string,
    private readonly language: Language,
  ) {}

  apply(compiler: Compiler): void {
    const { webpack } = compiler;
    let assets: SiteAssets;
    compiler.hooks.thisCompilation.tap('SitePlugin', (compilation) => {
      compilation.contextDependencies.add(resolve(SONG_FOLDER));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'SitePlugin', stage }, () => {
        assets = takeAssets(compilation);
      });
    });
    compiler.hooks.afterEmit.tapPromise('SitePlugin', async ({ outputOptions }) => {
      const views = loadBuiltViews(this.language);
      const isMain = this.language === 'hy';
      const folder = join(outputOptions.path, isMain ? '' : '..');
      const songs = translateSongs(readSongFiles(), this.language);
      await writeSite(songs, this.siteUrl, { assets, views, folder });
      await compressFolder(outputOptions.path);
      if (isMain && compiler.options.mode === 'production') await writePreviewImages(folder, songs, views);
      writeFileSync(assetsFile(this.language), JSON.stringify(assets));
    });
  }
}

/** The addresses and texts of the assets; scripts that are inlined are removed from webpack's output. */
function takeAssets(compilation: Compilation): SiteAssets {
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
  return {
    scripts: scriptsOf(main),
    pageScripts: Object.fromEntries(PAGE_NAMES.map((name) => [name, ownScripts(name)])),
    fonts: Object.keys(compilation.assets)
      .filter((name) => name.endsWith('.woff2') && !name.includes(SIGNS))
      .sort()
      .map(addressOf),
    styleFile: addressOf(style),
    style: textOf(style),
    earlyScript: takenScript('early'),
    worker: takenScript('worker'),
  };
}

/** Loads the views anew, since they may have been built again. */
export function loadBuiltViews(language: Language = 'hy'): SiteViews {
  const file = join(VIEWS_FOLDER, viewsFile(language));
  const require = createRequire(file);
  Reflect.deleteProperty(require.cache, file);
  return require(file) as SiteViews;
}

/** The assets of the last Armenian build, for a site with other songs. */
export const readBuiltAssets = (): SiteAssets =>
  JSON.parse(readFileSync(assetsFile('hy'), 'utf8')) as SiteAssets;
