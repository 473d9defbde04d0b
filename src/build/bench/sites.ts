import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readSongFiles } from '../../catalogue/readSongFiles';
import type { CatalogueFile } from '../../catalogue/catalogueFile';
import type { SongListing } from '../../catalogue/song';
import unpackChromium, { chromiumArguments, chromiumEnvironment, chromiumPath } from '../chromium';
import { serve } from '../serve';
import { compressFolder } from '../site/compress';
import { loadBuiltViews } from '../site/SitePlugin';
import { writeFloor } from './floor/writeFloor';

/** The sites that are measured, and a function that visits a page of them. */
export interface Sites {
  /** The addresses of the songbook and of the minimal app. */
  readonly ours: string;
  readonly floor: string;
  /** The path of the minimal app's bundle. */
  readonly floorScript: string;
  /** Serves the songbook with a list of so many songs; returns its address. */
  readonly serveLongList: (count: number) => Promise<string>;
  readonly visit: <Result>(
    address: string,
    options: { readonly isNetworkSlow: boolean; readonly watch: () => void },
    work: (page: Page) => Promise<Result>,
  ) => Promise<Result>;
}

const CPU_SLOWDOWN = 4;
/** "Slow 4G" of Chrome's developer tools, in bytes per second and milliseconds per request. */
const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
  latency: 150 * 3.75,
};

/** Prepares the sites and a browser and passes them to `work`; removes them even if `work` throws. */
export async function withSites(work: (sites: Sites) => Promise<void>): Promise<void> {
  await unpackChromium();
  const root = await mkdtemp(join(tmpdir(), 'songbook-bench-'));
  const [floorFolder, longFolder] = [join(root, 'floor'), join(root, 'long')];
  const closing: (() => unknown)[] = [() => rm(root, { recursive: true })];
  const open = async (folder: string): Promise<string> => {
    const { address, server } = await serve(folder, 0);
    closing.push(() => server.close());
    return address;
  };
  try {
    const floorScript = await writeFloor(floorFolder);
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      // The browser's own fonts have no Armenian letters.
      env: { ...chromiumEnvironment, FONTCONFIG_PATH: '/etc/fonts' },
      // Each frame is shown as soon as it is drawn, so that times are not rounded up to a sixtieth of a second.
      args: [...chromiumArguments, '--disable-frame-rate-limit'],
    });
    closing.push(() => browser.close());
    await work({
      ours: await open('dist'),
      floor: await open(floorFolder),
      floorScript,
      async serveLongList(count) {
        await writeLongList(longFolder, count);
        return open(longFolder);
      },
      /** Opens a page in a phone-sized window with an empty cache, no service worker and a slowed processor. */
      async visit(address, { isNetworkSlow, watch }, measure) {
        const viewport = { width: 412, height: 823 };
        const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
        try {
          await context.addInitScript(watch);
          const page = await context.newPage();
          const devTools = await context.newCDPSession(page);
          await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
          await devTools.send('Network.enable');
          if (isNetworkSlow) await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
          await page.goto(address);
          return await measure(page);
        } finally {
          await context.close();
        }
      },
    });
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

/** Writes the built site with made listings instead of its own. */
async function writeLongList(folder: string, count: number): Promise<void> {
  cpSync('dist', folder, { recursive: true });
  const listings = makeListings(count);
  const views = loadBuiltViews();
  const { markup } = await views.renderPage('/', views.catalogueOf(listings, {}));
  const page = readFileSync('dist/index.html', 'utf8').replaceAll(/ integrity="[^"]*"/g, '');
  const [, script = ''] = /src="\/(assets\/catalogue[^"]+)"/.exec(page) ?? [];
  const [, file = ''] = /^\w+=(.*)$/s.exec(readFileSync(join('dist', script), 'utf8')) ?? [];
  const catalogue: CatalogueFile = { ...(JSON.parse(file) as CatalogueFile), listings };
  writeFileSync(join(folder, script), `songbookCatalogue=${JSON.stringify(catalogue)}`);
  const root = /(?<=<div id="root">).*(?=<\/div>(?:<link|<\/body>))/s;
  writeFileSync(
    join(folder, 'index.html'),
    page.replace(root, () => markup),
  );
  await compressFolder(folder);
}

/** Listings whose titles are words of our songs, in an order that differs from song to song. */
function makeListings(count: number): SongListing[] {
  const songs = readSongFiles();
  const words = songs.flatMap(({ body }) => body.lyrics.flatMap((line) => line.match(/\p{L}{2,}/gu) ?? []));
  const word = (place: number): string => words[place % words.length]!;
  return Array.from({ length: count }, (_, id) => ({
    title: `${word(id)} ${word(id * 7 + 1)} ${word(id * 31 + 2)}`,
    author: songs[id % songs.length]!.author,
  }));
}
