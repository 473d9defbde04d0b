import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CatalogueState } from '../../state';
import type { SongListing } from '../../catalogue/song';
import { pageNameAt, type PageName } from '../../views/pages/pageTable';
import { contentSecurityPolicy } from './headers';
import { pageDocument } from './pageDocument';
import { makePageLetters } from './pageLetters';
import { pageStyle } from './pageStyle';
import type { RenderedPage } from './renderPage';
import { integrityOf, type SiteAssets, type SiteFile } from './siteFile';

/** The exports of the built views, which render pages and hold the words outside them. */
export type SiteViews = typeof import('./renderPage');

/** A page of the site: its path, and the contents and data elements of a song's page. */
export interface SitePage {
  readonly path: string;
  readonly contents?: CatalogueState['contents'];
  readonly data?: readonly string[];
}

/** Writes a file of the site into its folder. */
export async function writeFileTo(folder: string, { path, text }: SiteFile): Promise<void> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

/** Writes all pages; returns the content security policy that fits each of them. */
export async function writePages(options: {
  readonly pages: readonly SitePage[];
  readonly listings: readonly SongListing[];
  /** The address of the script with all listings. */
  readonly listingScript: string;
  readonly assets: SiteAssets;
  readonly views: SiteViews;
  readonly folder: string;
}): Promise<string> {
  const { pages, listings, listingScript, assets, views, folder } = options;
  const read = (address: string): Promise<Buffer> => readFile(join(folder, address));
  const rendered: (SitePage & RenderedPage & { readonly name: PageName })[] = [];
  for (const page of pages) {
    const { path, contents = {} } = page;
    const { head, markup } = await views.renderPage(path, views.catalogueOf(listings, contents));
    rendered.push({ ...page, name: pageNameAt(path), head, markup });
  }
  const styles = new Map<PageName, string>();
  for (const name of new Set(rendered.map((page) => page.name))) {
    const alike = rendered.filter((page) => page.name === name);
    styles.set(
      name,
      pageStyle(
        assets.style,
        alike.map(({ markup }) => markup),
      ),
    );
  }
  const policyOf = (pageStyles: Iterable<string>): string =>
    contentSecurityPolicy({ scripts: [assets.earlyScript], styles: [...pageStyles, views.POSTER_STYLE] });

  const own = Object.values(assets.pageScripts).flat();
  const integrities = new Map<string, string>();
  for (const address of [listingScript, ...own, ...assets.scripts, assets.styleFile])
    integrities.set(address, integrityOf(await read(address)));
  const lettersOf = makePageLetters(await Promise.all(assets.fonts.map(read)), assets.style);

  for (const { path, name, data = [], ...page } of rendered) {
    const style = styles.get(name)!;
    const text = pageDocument({
      page,
      assets,
      style,
      wordmark: views.wordmark,
      letters: await lettersOf(page.markup),
      scripts: [listingScript, ...(assets.pageScripts[name] ?? []), ...assets.scripts],
      integrityOf: (address) => integrities.get(address)!,
      policy: policyOf([style]),
      data,
    });
    await writeFileTo(folder, { path: `${path === '/' ? 'index' : path.slice(1)}.html`, text });
  }
  return policyOf(new Set(styles.values()));
}
