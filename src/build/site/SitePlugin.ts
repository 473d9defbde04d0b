import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { ReadSong } from '../../catalogue/song';
import { PAGE_NAMES, PAGES, type PageName } from '../../views/pages/pageTable';
import { readSongFiles, SONG_FOLDER } from '../../catalogue/readSongFiles';
import { firstSungLine } from '../../catalogue/sections';
import { compressFolder } from './compress';
import type { SiteAssets } from './siteFile';
import { writePreviewImages, type PreviewWords } from './previewImages';
import type { SiteViews } from './writePages';
import { writeSite } from './writeSite';

const BUILT = resolve('node_modules/.cache/songbook');
/** Part of the file name of the font for musical signs, which is fetched only when one of them is shown. */
const SIGNS = 'music';

/** Makes the site from webpack's build for the browser: takes out the assets that are inlined and writes the pages. */
export class SitePlugin {
  constructor(private readonly options: { readonly views: string; readonly siteUrl: string }) {}

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
      const views = loadViews(this.options.views);
      const folder = outputOptions.path;
      const songs = readSongFiles();
      await writeSite({ songs, assets, views, siteUrl: this.options.siteUrl, folder });
      await compressFolder(folder);
      if (compiler.options.mode === 'production') await writePreviewImages(folder, previewsOf(songs, views));
      saveAssets(this.options.views, assets);
    });
  }
}

/** The words of all preview images, by the path of the image. */
function previewsOf(songs: readonly ReadSong[], { text, previewOf }: SiteViews): Map<string, PreviewWords> {
  const previews = new Map<string, PreviewWords>([[previewOf('/'), { title: text.tagline }]]);
  for (const [id, song] of songs.entries()) {
    const { title, author } = song;
    previews.set(previewOf(`/songs/${id}`), { title, author, firstLine: firstSungLine(song) });
  }
  return previews;
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
    if (PAGES[name].isInEveryScript === (chunks !== undefined))
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
function loadViews(path: string): SiteViews {
  const require = createRequire(path);
  Reflect.deleteProperty(require.cache, path);
  return require(path) as SiteViews;
}

/** Saves the assets beside the views, so that the bench can write pages with other songs. */
function saveAssets(views: string, assets: SiteAssets): void {
  mkdirSync(dirname(views), { recursive: true });
  writeFileSync(join(dirname(views), 'assets.json'), JSON.stringify(assets));
}

export const loadBuiltViews = (): SiteViews => loadViews(join(BUILT, 'views.cjs'));

export const readBuiltAssets = (): SiteAssets =>
  JSON.parse(readFileSync(join(BUILT, 'assets.json'), 'utf8')) as SiteAssets;
