import { resolve } from 'node:path';
import { WebpackError, type Compiler } from 'webpack';
import { loadBuiltViews } from './builtViews';
import { writePreviewImages } from './images';
import { readCatalogue } from './readCatalogue';
import { takeAssets, type SiteAssets } from './siteAssets';
import { compressFolder } from './siteFile';
import { FOLDERS } from './translationFiles';
import { writeSite } from './writeSite';

/**
 * A plugin that takes the assets of pages from webpack's build for the browser, and writes the pages: in development those
 * of the first language alone, and only while every song can be read.
 */
export const sitePlugin = (siteUrl: string) => (compiler: Compiler) => {
  const name = 'SitePlugin';
  const isProduction = compiler.options.mode === 'production';
  let catalogue: ReturnType<typeof readCatalogue>;
  let assets: SiteAssets;
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    for (const watched of Object.values(FOLDERS)) compilation.contextDependencies.add(resolve(watched));
    catalogue = readCatalogue();
    compilation.errors.push(...catalogue.problems.map((problem) => new WebpackError(problem)));
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name, stage }, () => {
      assets = takeAssets(compilation);
    });
  });
  compiler.hooks.afterEmit.tapPromise(name, async ({ outputOptions: { path: folder } }) => {
    const { areSongsWhole, editions } = catalogue;
    if (!areSongsWhole) return;
    for (const edition of isProduction ? editions : editions.slice(0, 1)) {
      const views = loadBuiltViews(edition.language);
      await writeSite(edition, siteUrl, { assets, views, folder });
      if (isProduction) await writePreviewImages(folder, edition.songs, views);
    }
    if (!isProduction) return;
    if (!URL.canParse(siteUrl))
      compiler
        .getInfrastructureLogger(name)
        .warn(
          'Without SITE_URL there are no full addresses, no link previews, no sitemap and no printed codes.',
        );
    await compressFolder(folder);
  });
};
