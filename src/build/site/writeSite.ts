import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReadSong } from '../../catalogue/song';
import type { CatalogueState } from '../../state';
import { pageNameAt, PAGES } from '../../views/pages/pageTable';
import { catalogueFiles, songData, splitSong } from './catalogueFiles';
import { compressFolder } from './compress';
import { searchEngineFiles, siteAddress, webManifest } from './discovery';
import { pageDocument } from './pageDocument';
import { ornamentFiles } from './ornamentFiles';
import { contentSecurityPolicy, formatHeaders } from './headers';
import { writeServiceWorker } from './serviceWorker';
import { writeSiteIcons } from './siteIcons';
import { integrityOf, type SiteAssets, type SiteFile } from './siteFile';

/** What the views offer to the build: how a page is rendered, and the words that stand outside pages. */
export type SiteViews = typeof import('./renderPage');

/** What a site is made of besides the built scripts, which are in its folder already. */
export interface SiteParts {
  readonly songs: readonly ReadSong[];
  readonly assets: SiteAssets;
  readonly views: SiteViews;
  readonly siteUrl: string;
  readonly folder: string;
}

/** What a page has besides what every page has. */
interface PageParts {
  readonly contents?: CatalogueState['contents'];
  readonly data?: readonly string[];
}

/** Writes every page of a site, the files around them, the service worker and the compressed copies. */
export async function writeSite({ songs, assets, views, siteUrl, folder }: SiteParts): Promise<void> {
  const write = async ({ path, text }: SiteFile): Promise<void> => {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  const parts = songs.map(splitSong);
  const catalogue = catalogueFiles(parts);
  const policy = contentSecurityPolicy({
    scripts: [assets.earlyScript],
    styles: [assets.style, views.POSTER_STYLE],
  });
  const listings = parts.map(({ listing }) => listing);
  await write(catalogue.script);
  const listingScript = `/${catalogue.script.path}`;
  const pageScripts = Object.values(assets.pageScripts).flat();
  const integrities = await integritiesIn(folder, [listingScript, ...pageScripts, ...assets.scripts]);
  const writePage = async (path: string, { contents = {}, data = [] }: PageParts = {}): Promise<void> => {
    const page = await views.renderPage(path, views.catalogueOf(listings, contents));
    const own = assets.pageScripts[pageNameAt(path)] ?? [];
    const loaded = [listingScript, ...own, ...assets.scripts];
    const scripts = new Map(loaded.map((src) => [src, integrities.get(src)!]));
    const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
    await write({
      path: file,
      text: pageDocument({ page, assets, wordmark: views.wordmark, scripts, policy, data }),
    });
  };

  const paths = parts.map((_, id) => `/songs/${id}`);
  const pagePaths = Object.values(PAGES).flatMap(({ path }) => (path === null ? [] : [path]));
  const fixedPaths = pagePaths.filter((path) => !path.includes(':'));
  for (const path of [...fixedPaths, '/404']) await writePage(path);
  for (const [id, path] of paths.entries()) {
    const song = parts[id]!;
    const data = songData(song, id, siteAddress(siteUrl, path));
    await writePage(path, { contents: { [id]: song.content }, data });
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
  for (const file of [...catalogue.data, ...ornamentFiles, manifest, headers, ...found]) await write(file);
  await writeSiteIcons(folder, text.navigationTitle);
  await writeServiceWorker(folder, assets.worker);
  await compressFolder(folder);
}

/** The integrity of each of these files, by its address from the folder. */
async function integritiesIn(folder: string, addresses: readonly string[]): Promise<Map<string, string>> {
  const integrities = new Map<string, string>();
  for (const address of addresses)
    integrities.set(address, integrityOf(await readFile(join(folder, address))));
  return integrities;
}
