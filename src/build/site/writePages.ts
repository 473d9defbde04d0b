import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CatalogueState } from '../../state';
import type { SongListing } from '../../catalogue/song';
import { pageNameAt, type PageName } from '../../views/pages/pageTable';
import { contentSecurityPolicy } from './headers';
import { pageDocument } from './pageDocument';
import { makePageLetters } from './pageLetters';
import { pageStyle } from './pageStyle';
import { integrityOf, type SiteAssets, type SiteFile } from './siteFile';

/** The exports of the built views, which render pages and hold the words outside them. */
export type SiteViews = typeof import('./renderPage');

/** A page of the site. */
export interface SitePage {
  readonly path: string;
  /** The addresses of the scripts that hold its data. */
  readonly dataScripts: readonly string[];
  /** The contents of its song, and the element that describes it to search engines. */
  readonly contents?: CatalogueState['contents'];
  readonly description?: string;
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
  readonly assets: SiteAssets;
  readonly views: SiteViews;
  readonly folder: string;
}): Promise<string> {
  const { pages, listings, assets, views, folder } = options;
  const read = (address: string): Promise<Buffer> => readFile(join(folder, address));
  const rendered = [];
  for (const { path, contents = {}, dataScripts, description = '' } of pages) {
    const name = pageNameAt(path);
    const page = await views.renderPage(path, views.catalogueOf(listings, contents));
    const scripts = [...dataScripts, ...(assets.pageScripts[name] ?? []), ...assets.scripts];
    rendered.push({ path, name, page, scripts, description });
  }
  const styles = new Map<PageName, string>();
  for (const name of new Set(rendered.map((each) => each.name))) {
    const alike = rendered.filter((each) => each.name === name);
    const markups = alike.map(({ page }) => page.markup);
    styles.set(name, pageStyle(assets.style, markups));
  }
  const policyOf = (pageStyles: Iterable<string>): string =>
    contentSecurityPolicy({ scripts: [assets.earlyScript], styles: [...pageStyles, views.POSTER_STYLE] });
  const integrities = new Map<string, string>();
  for (const address of new Set([assets.styleFile, ...rendered.flatMap(({ scripts }) => scripts)]))
    integrities.set(address, integrityOf(await read(address)));
  const lettersOf = makePageLetters(await Promise.all(assets.fonts.map(read)), assets.style);

  for (const { path, name, page, scripts, description } of rendered) {
    const style = styles.get(name)!;
    const text = pageDocument({
      page,
      assets,
      style,
      wordmark: views.wordmark,
      letters: await lettersOf(page.markup),
      scripts,
      integrityOf: (address) => integrities.get(address)!,
      policy: policyOf([style]),
      description,
    });
    await writeFileTo(folder, { path: `${path === '/' ? 'index' : path.slice(1)}.html`, text });
  }
  return policyOf(new Set(styles.values()));
}
