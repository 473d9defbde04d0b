import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Compiler } from 'webpack';
import type { Language } from '../../views/text/languages';
import { readSongFiles, SONG_FOLDER } from '../../catalogue/readSongFiles';
import { writePreviewImages } from './images';
import { takeAssets, type SiteAssets } from './siteAssets';
import { compressFolder } from './siteFile';
import type { SiteViews } from './writePages';
import { translateSongs } from './translateSongs';
import { writeSite } from './writeSite';

/** The folder of the built views, which prerender the pages. */
export const VIEWS_FOLDER = resolve('node_modules/.cache/songbook');

/** The file name of the views in a language. */
export const viewsFile = (language: Language): string => `views-${language}.cjs`;

/** A plugin that takes the assets of pages from webpack's build for the browser, and writes the pages of a language. */
export const sitePlugin = (siteUrl: string, language: Language) => (compiler: Compiler) => {
  const name = 'SitePlugin';
  let assets: SiteAssets;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.contextDependencies.add(resolve(SONG_FOLDER));
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      assets = takeAssets(compilation);
    });
  });
  compiler.hooks.afterEmit.tapPromise(name, async ({ outputOptions }) => {
    const views = loadBuiltViews(language);
    const isMain = language === 'hy';
    const folder = join(outputOptions.path, isMain ? '' : '..');
    const songs = translateSongs(readSongFiles(), language);
    await writeSite(songs, siteUrl, { assets, views, folder });
    await compressFolder(outputOptions.path);
    if (isMain && compiler.options.mode === 'production') await writePreviewImages(folder, songs, views);
  });
};

/** Loads the views anew, since they may have been built again. */
export function loadBuiltViews(language: Language = 'hy'): SiteViews {
  const file = join(VIEWS_FOLDER, viewsFile(language));
  const require = createRequire(file);
  Reflect.deleteProperty(require.cache, file);
  return require(file) as SiteViews;
}
