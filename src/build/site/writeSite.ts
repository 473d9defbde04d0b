import type { ReadSong } from '../../catalogue/song';
import { PAGES } from '../../views/pages/pageTable';
import { catalogueFiles, songDescription, songScript, splitSong } from './catalogueFiles';
import { searchEngineFiles, siteAddress, webManifest } from './discovery';
import { formatHeaders } from './headers';
import { ornamentFiles } from './ornamentFiles';
import { writeServiceWorker } from './serviceWorker';
import type { SiteAssets } from './siteFile';
import { writeSiteIcons } from './siteIcons';
import { writeFileTo, writePages, type SiteViews } from './writePages';

/** The parts of a site except the built scripts, which are already in its folder. */
export interface SiteParts {
  readonly songs: readonly ReadSong[];
  readonly assets: SiteAssets;
  readonly views: SiteViews;
  readonly siteUrl: string;
  readonly folder: string;
}

/** Writes all pages, the data and icon files and the service worker. */
export async function writeSite({ songs, assets, views, siteUrl, folder }: SiteParts): Promise<void> {
  const parts = songs.map(splitSong);
  const { script, data } = catalogueFiles(parts);
  const songScripts = parts.map(songScript);
  for (const file of [script, ...songScripts]) await writeFileTo(folder, file);
  const listingScript = `/${script.path}`;
  const pagePaths = Object.values(PAGES).flatMap(({ path }) => (path === null ? [] : [path]));
  const fixedPaths = pagePaths.filter((path) => !path.includes(':'));
  const songPages = parts.map((song, id) => {
    const path = `/songs/${id}`;
    return {
      path,
      contents: { [id]: song.content },
      dataScripts: [listingScript, `/${songScripts[id]!.path}`],
      description: songDescription(song, siteAddress(siteUrl, path)),
    };
  });
  const otherPages = [...fixedPaths, '/404'].map((path) => ({ path, dataScripts: [listingScript] }));
  const policy = await writePages({
    pages: [...otherPages, ...songPages],
    listings: parts.map(({ listing }) => listing),
    assets,
    views,
    folder,
  });

  const { text } = views;
  const manifest = webManifest({
    name: text.tagline,
    shortName: text.navigationTitle,
    description: text.siteDescription,
    favorites: text.favoritesTitle,
  });
  const headers = { path: '_headers', text: formatHeaders(policy) };
  const found = searchEngineFiles(siteUrl, [...fixedPaths, ...songPages.map(({ path }) => path)]);
  for (const file of [...data, ...ornamentFiles, manifest, headers, ...found])
    await writeFileTo(folder, file);
  await writeSiteIcons(folder, text.navigationTitle);
  await writeServiceWorker(folder, assets.worker);
}
