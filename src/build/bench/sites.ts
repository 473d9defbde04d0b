import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readSongFiles } from '../../catalogue/readSongFiles';
import unpackChromium, { chromiumOptions } from '../chromium';
import { serve } from '../serve';
import { loadBuiltViews } from '../site/builtViews';
import { compressFolder, writeFileTo, type SiteFile } from '../site/siteFile';
import { FLOOR_FOLDER, makeFloor } from './floor/makeFloor';

/** The sites that are measured, and a function that visits a page of them. */
export type Sites = Awaited<ReturnType<typeof openSites>>;

/** How a page is visited. */
interface Visit {
  readonly isNetworkSlow?: boolean;
  /** Whether none of the page's script files is loaded. */
  readonly isBare?: boolean;
  /** Run in the page before its own scripts. */
  readonly scripts: readonly (() => void)[];
}

/** "Slow 4G" of Chrome's developer tools, in bytes per second and milliseconds per request. */
const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
  latency: 562.5,
};

/** Builds and serves the sites, and starts a browser; both end with the process. */
export async function openSites() {
  await unpackChromium();
  const browser = await chromium.launch({
    ...chromiumOptions,
    // The browser's own fonts have no Armenian letters.
    env: { ...chromiumOptions.env, FONTCONFIG_PATH: '/etc/fonts' },
    // Each frame is shown as soon as it is drawn, so that times are not rounded up to a sixtieth of a second.
    args: [...chromiumOptions.args, '--disable-frame-rate-limit'],
  });
  return {
    /** The addresses of the songbook, of the minimal app, and of the songbook with ten times the songs. */
    ours: (await serve('dist', 0)).address,
    floor: await serveFiles(FLOOR_FOLDER, await makeFloor()),
    long: await serveLongList('.cache/bench/long'),
    /** Opens a page in a phone-sized window with an empty cache, no service worker and a slowed processor. */
    async visit<Result>(
      address: string,
      { isNetworkSlow, isBare, scripts }: Visit,
      measure: (page: Page) => Promise<Result>,
    ) {
      const viewport = { width: 412, height: 823 };
      const context = await browser.newContext({ viewport, locale: 'hy', serviceWorkers: 'block' });
      // tsx names functions by `__name`, which a page does not have.
      const calls = scripts.map((script) => `(${String(script)})();`);
      await context.addInitScript(`globalThis.__name = (named) => named; ${calls.join('')}`);
      if (isBare) await context.route('**/*.js', (route) => route.abort());
      const page = await context.newPage();
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await devTools.send('Network.enable');
      if (isNetworkSlow) await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
      await page.goto(address, { waitUntil: 'commit' });
      const result = await measure(page);
      await context.close();
      return result;
    },
  };
}

/** Writes the text files of a site and serves it; returns its address. */
async function serveFiles(folder: string, files: readonly SiteFile[]): Promise<string> {
  for (const file of files) await writeFileTo(folder, file);
  await compressFolder(folder);
  return (await serve(folder, 0)).address;
}

/** Serves the built list with every song ten times. */
async function serveLongList(folder: string): Promise<string> {
  const songs = readSongFiles().map(({ title, author }) => ({ title, author }));
  const listings = Array.from({ length: 10 }, () => songs).flat();
  const { renderPage, catalogueOf } = loadBuiltViews();
  const { markup: ours } = await renderPage('/', catalogueOf(songs));
  const { markup: long } = await renderPage('/', catalogueOf(listings));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(resolve('dist/assets'), `${folder}/assets`);
  const page = readFileSync('dist/index.html', 'utf8');
  if (!page.includes(ours)) throw new Error('dist/index.html does not show the songs of static/songs');
  const text = page.replace(/"\/data\/catalogue[^>]*>/, '"/catalogue.js">').replace(ours, long);
  return serveFiles(folder, [
    { path: '/catalogue.js', text: `songbookCatalogue=${JSON.stringify({ listings })}` },
    { path: '/index.html', text },
  ]);
}
