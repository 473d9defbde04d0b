import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CatalogueState } from '../../state';
import { pageNameAt } from '../../views/pages/pageTable';
import { catalogueFiles, type SongParts } from './catalogueFiles';
import { contentSecurityPolicy } from './headers';
import { pageDocument } from './pageDocument';
import { makePageLetters } from './pageLetters';
import { integrityOf, type SiteAssets, type SiteFile } from './siteFile';

/** The exports of the built views, which render pages and hold the words outside them. */
export type SiteViews = typeof import('./renderPage');

/** The contents and data elements of one page. */
interface PageParts {
  readonly contents?: CatalogueState['contents'];
  readonly data?: readonly string[];
}

/** Writes the script with all listings and returns functions that write a page or another file. */
export async function preparePages(options: {
  readonly parts: readonly SongParts[];
  readonly assets: SiteAssets;
  readonly views: SiteViews;
  readonly folder: string;
}) {
  const { parts, assets, views, folder } = options;
  const write = async ({ path, text }: SiteFile): Promise<void> => {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  };
  const { script, data } = catalogueFiles(parts);
  await write(script);
  const policy = contentSecurityPolicy({
    scripts: [assets.earlyScript],
    styles: [assets.style, views.POSTER_STYLE],
  });
  const listings = parts.map(({ listing }) => listing);
  const listingScript = `/${script.path}`;
  const pageScripts = Object.values(assets.pageScripts).flat();
  const integrities = await integritiesIn(folder, [listingScript, ...pageScripts, ...assets.scripts]);
  const fonts = await Promise.all(assets.fonts.map((name) => readFile(join(folder, name))));
  const lettersOf = makePageLetters(fonts);
  const writePage = async (path: string, { contents = {}, data = [] }: PageParts = {}): Promise<void> => {
    const page = await views.renderPage(path, views.catalogueOf(listings, contents));
    const own = assets.pageScripts[pageNameAt(path)] ?? [];
    const loaded = [listingScript, ...own, ...assets.scripts];
    const scripts = new Map(loaded.map((src) => [src, integrities.get(src)!]));
    const file = `${path === '/' ? 'index' : path.slice(1)}.html`;
    await write({
      path: file,
      text: pageDocument({
        page,
        assets,
        wordmark: views.wordmark,
        letters: await lettersOf(page.markup),
        scripts,
        policy,
        data,
      }),
    });
  };
  return { write, writePage, policy, data };
}

/** The integrity of files in a folder, by their addresses. */
async function integritiesIn(folder: string, addresses: readonly string[]): Promise<Map<string, string>> {
  const integrities = new Map<string, string>();
  for (const address of addresses)
    integrities.set(address, integrityOf(await readFile(join(folder, address))));
  return integrities;
}
