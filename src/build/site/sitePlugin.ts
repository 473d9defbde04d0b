import { resolve } from 'node:path';
import type { Compiler } from 'webpack';
import type { Language } from '../../views/text/languages';
import { readSongFiles, SONG_FOLDER } from '../../catalogue/readSongFiles';
import { loadBuiltViews } from './builtViews';
import { writePreviewImages } from './images';
import { takeAssets, type SiteAssets } from './siteAssets';
import { compressFolder } from './siteFile';
import { TRANSLATIONS, translateSongs } from './translateSongs';
import { writeSite } from './writeSite';

/** A plugin that takes the assets of pages from webpack's build for the browser, and writes the pages of these languages. */
export const sitePlugin = (siteUrl: string, languages: readonly Language[]) => (compiler: Compiler) => {
  const name = 'SitePlugin';
  let assets: SiteAssets;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    for (const watched of [SONG_FOLDER, TRANSLATIONS]) compilation.contextDependencies.add(resolve(watched));
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
    if (compiler.options.mode !== 'production') return;
    await writePreviewImages(folder, written, loadBuiltViews());
    await compressFolder(folder);
  });
};
