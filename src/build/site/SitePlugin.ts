import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { PAGE_NAMES, PAGES, type PageName } from '../../views/pages/pageTable';
import { readSongFiles, SONG_FOLDER } from '../../catalogue/readSongFiles';
import { writePreviewImages } from './images';
import { compressFolder, type SiteAssets } from './siteFile';
import type { SiteViews } from './writePages';
import { writeSite } from './writeSite';

/** The folder of the built views, which prerender the pages. */
export const VIEWS_FOLDER = resolve('node_modules/.cache/songbook');
const VIEWS = join(VIEWS_FOLDER, 'views.cjs');
const ASSETS = join(VIEWS_FOLDER, 'assets.json');

/** Part of the file name of the font for musical signs, which is fetched only when one of them is shown. */
const SIGNS = 'music';

/** Makes the site from webpack's build for the browser: takes out the assets that are inlined and writes the pages. */
export class SitePlugin {
  constructor(private readonly siteUrl: string) {}

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
      const views = loadBuiltViews();
      const folder = outputOptions.path;
      const songs = readSongFiles();
      await writeSite(songs, this.siteUrl, { assets, views, folder });
      await compressFolder(folder);
      if (compiler.options.mode === 'production') await writePreviewImages(folder, songs, views);
      writeFileSync(ASSETS, JSON.stringify(assets));
    });
  }
}

/** The addresses and texts of the assets; scripts that are inlined are removed from webpack's output. */
function takeAssets(compilation: Compilation): SiteAssets {
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
      .sort(),
    styleFile: `/${style}`,
    style: textOf(style),
    earlyScript: takenScript('early'),
    worker: takenScript('worker'),
  };
}

const scriptsOf = (files: readonly string[]): string[] =>
  files.filter((name) => name.endsWith('.js')).map((name) => `/${name}`);

/** Loads the views anew, since they may have been built again. */
export function loadBuiltViews(): SiteViews {
  const require = createRequire(VIEWS);
  Reflect.deleteProperty(require.cache, VIEWS);
  return require(VIEWS) as SiteViews;
}

/** The assets of the last build, for a site with other songs. */
export const readBuiltAssets = (): SiteAssets => JSON.parse(readFileSync(ASSETS, 'utf8')) as SiteAssets;
