import type { ReadSong } from '../../catalogue/song';
import { PAGES } from '../../views/pages/pageTable';
import { songData, splitSong } from './catalogueFiles';
import { compressFolder } from './compress';
import { searchEngineFiles, siteAddress, webManifest } from './discovery';
import { formatHeaders } from './headers';
import { ornamentFiles } from './ornamentFiles';
import { writeServiceWorker } from './serviceWorker';
import type { SiteAssets } from './siteFile';
import { writeSiteIcons } from './siteIcons';
import { preparePages, type SiteViews } from './writePages';

/** The parts of a site except the built scripts, which are already in its folder. */
export interface SiteParts {
  readonly songs: readonly ReadSong[];
  readonly assets: SiteAssets;
  readonly views: SiteViews;
  readonly siteUrl: string;
  readonly folder: string;
}

/** Writes all pages, the data and icon files, the service worker and the compressed copies. */
export async function writeSite({ songs, assets, views, siteUrl, folder }: SiteParts): Promise<void> {
  const parts = songs.map(splitSong);
  const { write, writePage, policy, data } = await preparePages({ parts, assets, views, folder });
  const paths = parts.map((_, id) => `/songs/${id}`);
  const pagePaths = Object.values(PAGES).flatMap(({ path }) => (path === null ? [] : [path]));
  const fixedPaths = pagePaths.filter((path) => !path.includes(':'));
  for (const path of [...fixedPaths, '/404']) await writePage(path);
  for (const [id, path] of paths.entries()) {
    const song = parts[id]!;
    await writePage(path, {
      contents: { [id]: song.content },
      data: songData(song, id, siteAddress(siteUrl, path)),
    });
  }

  const { text } = views;
  const manifest = webManifest({
    name: text.tagline,
    shortName: text.navigationTitle,
    description: text.siteDescription,
    favorites: text.favoritesTitle,
  });
  const headers = { path: '_headers', text: formatHeaders(policy) };
  const found = searchEngineFiles(siteUrl, [...fixedPaths, ...paths]);
  for (const file of [...data, ...ornamentFiles, manifest, headers, ...found]) await write(file);
  await writeSiteIcons(folder, text.navigationTitle);
  await writeServiceWorker(folder, assets.worker);
  await compressFolder(folder);
}
