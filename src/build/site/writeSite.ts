import type { ReadSong } from '../../catalogue/song';
import { PAGES } from '../../views/pages/pageTable';
import { catalogueFiles, songDescription, songScript, splitSong } from './catalogueFiles';
import { searchEngineFiles, siteAddress, webManifest } from './discovery';
import { formatHeaders } from './headers';
import { ornamentFiles } from './ornamentFiles';
import { writeServiceWorker } from './serviceWorker';
import { writeSiteIcons } from './images';
import { writeFileTo, type SiteAssets } from './siteFile';
import { writePages, type SiteViews } from './writePages';

/** Writes all pages, the data and icon files and the service worker beside the built scripts. */
export async function writeSite({
  songs,
  assets,
  views,
  siteUrl,
  folder,
}: {
  readonly songs: readonly ReadSong[];
  readonly assets: SiteAssets;
  readonly views: SiteViews;
  readonly siteUrl: string;
  readonly folder: string;
}): Promise<void> {
  const { script, data } = catalogueFiles(songs);
  const listingScript = `/${script.path}`;
  const pagePaths = Object.values(PAGES).flatMap(({ path }) => (path === null ? [] : [path]));
  const fixedPaths = pagePaths.filter((path) => !path.includes(':'));
  const otherPages = [...fixedPaths, '/404'].map((path) => ({ path, dataScripts: [listingScript] }));
  const songPages = songs.map((song, id) => {
    const path = `/songs/${id}`;
    const { content } = splitSong(song);
    const file = songScript({ id, content });
    return {
      path,
      file,
      contents: { [id]: content },
      dataScripts: [listingScript, `/${file.path}`],
      description: songDescription(song, siteAddress(siteUrl, path)),
    };
  });
  for (const file of [script, ...songPages.map((page) => page.file)]) await writeFileTo(folder, file);
  const policy = await writePages({
    pages: [...otherPages, ...songPages],
    listings: songs.map((song) => splitSong(song).listing),
    assets,
    views,
    folder,
  });

  const headers = { path: '_headers', text: formatHeaders(policy) };
  const found = searchEngineFiles(siteUrl, [...fixedPaths, ...songPages.map(({ path }) => path)]);
  for (const file of [...data, ...ornamentFiles, webManifest(views), headers, ...found])
    await writeFileTo(folder, file);
  await writeSiteIcons(folder, views.text.navigationTitle);
  await writeServiceWorker(folder, assets.worker);
}
