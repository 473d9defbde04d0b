import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { CatalogueFile } from '../../catalogue/song';
import unpackChromium, { chromiumArguments, chromiumEnvironment, chromiumPath } from '../chromium';
import { serve } from '../serve';
import { compressFolder } from '../site/siteFile';
import { loadBuiltViews, readBuiltAssets } from '../site/sitePlugin';
import { writePages } from '../site/writePages';
import { writeFloor } from './floor/writeFloor';

/** The sites that are measured, and a function that visits a page of them. */
export type Sites = Awaited<ReturnType<typeof openSites>>;

const CPU_SLOWDOWN = 4;
/** "Slow 4G" of Chrome's developer tools, in bytes per second and milliseconds per request. */
const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
  latency: 150 * 3.75,
};

const FOLDER = 'node_modules/.cache/songbook/bench';

/** Builds and serves the sites, and starts a browser; both end with the process. */
export async function openSites() {
  await unpackChromium();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    // The browser's own fonts have no Armenian letters.
    env: { ...chromiumEnvironment, FONTCONFIG_PATH: '/etc/fonts' },
    // Each frame is shown as soon as it is drawn, so that times are not rounded up to a sixtieth of a second.
    args: [...chromiumArguments, '--disable-frame-rate-limit'],
  });
  const open = async (folder: string): Promise<string> => (await serve(folder, 0)).address;
  const floorScript = await writeFloor(`${FOLDER}/floor`);
  return {
    /** The addresses of the songbook and of the minimal app. */
    ours: await open('dist'),
    floor: await open(`${FOLDER}/floor`),
    /** The path of the minimal app's bundle. */
    floorScript,
    /** Serves the songbook with a list of ten thousand songs; returns its address. */
    async serveLongList() {
      await writeLongList(`${FOLDER}/long`);
      return open(`${FOLDER}/long`);
    },
    /** Opens a page in a phone-sized window with an empty cache, no service worker and a slowed processor. */
    async visit<Result>(
      address: string,
      { isNetworkSlow, watch }: { isNetworkSlow: boolean; watch?: () => void },
      measure: (page: Page) => Promise<Result>,
    ) {
      const viewport = { width: 412, height: 823 };
      const context = await browser.newContext({ viewport, locale: 'hy', serviceWorkers: 'block' });
      // tsx names functions by `__name`, which a page does not have.
      await context.addInitScript(`globalThis.__name = (named) => named; (${String(watch)})?.()`);
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await devTools.send('Network.enable');
      if (isNetworkSlow) await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
      await page.goto(address, { waitUntil: 'commit' });
      const result = await measure(page);
      await context.close();
      return result;
    },
  };
}

/** Writes the built site with its songs listed two hundred times. */
async function writeLongList(folder: string): Promise<void> {
  cpSync('dist', folder, { recursive: true });
  const [, path = ''] =
    /src="(\/assets\/catalogue[^"]+)"/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
  const [, file = ''] = /^\w+=(.*)$/s.exec(readFileSync(join('dist', path), 'utf8')) ?? [];
  const catalogue = JSON.parse(file) as CatalogueFile;
  const listings = Array.from({ length: 200 }, () => catalogue.listings).flat();
  writeFileSync(join(folder, path), `songbookCatalogue=${JSON.stringify({ ...catalogue, listings })}`);
  const parts = { assets: readBuiltAssets(), views: loadBuiltViews(), folder };
  await writePages([{ path: '/', dataScripts: [path] }], listings, parts);
  await compressFolder(folder);
}
