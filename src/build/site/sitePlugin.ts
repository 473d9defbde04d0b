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
export const VIEWS_FOLDER = resolve('.cache');

/** A plugin that takes the assets of pages from webpack's build for the browser, and writes the pages of these languages. */
export const sitePlugin = (siteUrl: string, languages: readonly Language[]) => (compiler: Compiler) => {
  const name = 'SitePlugin';
  let assets: SiteAssets;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.contextDependencies.add(resolve(SONG_FOLDER));
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      assets = takeAssets(compilation);
    });
  });
  compiler.hooks.afterEmit.tapPromise(name, async ({ outputOptions: { path: folder } }) => {
    const written = readSongFiles();
    for (const language of languages) {
      const views = loadBuiltViews(language);
      await writeSite(translateSongs(written, language), siteUrl, { assets, views, folder });
    }
    if (compiler.options.mode === 'production')
      await writePreviewImages(folder, written, loadBuiltViews('hy'));
    await compressFolder(folder);
  });
};

/** Loads the views anew, with the words of a language. */
export function loadBuiltViews(language: Language = 'hy'): SiteViews {
  const require = createRequire(join(VIEWS_FOLDER, '/'));
  const load = (name: string): unknown => {
    const file = join(VIEWS_FOLDER, `${name}.cjs`);
    Reflect.deleteProperty(require.cache, file);
    return require(file);
  };
  Object.assign(globalThis, { songbookWords: load(language) });
  return load('views') as SiteViews;
}
