import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readSongFiles } from '../../catalogue/readSongFiles';
import unpackChromium, { chromiumArguments, chromiumEnvironment, chromiumPath } from '../chromium';
import { serve } from '../serve';
import { loadBuiltViews } from '../site/builtViews';
import { compressFolder, writeFileTo } from '../site/siteFile';
import { FLOOR_FOLDER, makeFloor } from './floor/makeFloor';

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

/** How a page is visited. */
interface Visit {
  readonly isNetworkSlow?: boolean;
  /** Whether none of the page's script files is loaded. */
  readonly isBare?: boolean;
  /** Run in the page before its own scripts. */
  readonly scripts: readonly (() => void)[];
}

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

/** Writes the text files of a site, by path, and serves it; returns its address. */
async function serveFiles(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [path, text] of Object.entries(files)) await writeFileTo(folder, { path, text });
  await compressFolder(folder);
  return (await serve(folder, 0)).address;
}

/** Serves the built list with ten times the songs; all but the first 51 have lines of songs as titles. */
async function serveLongList(folder: string): Promise<string> {
  const songs = readSongFiles();
  const listings = Array.from({ length: 10 }, (_, copy) =>
    songs.map(({ title, author, body }) => ({
      title: [title, ...body.lyrics.filter(Boolean)][copy] ?? title,
      author,
    })),
  ).flat();
  const { renderPage, catalogueOf } = loadBuiltViews();
  const { markup: ours } = await renderPage('/', catalogueOf(songs));
  const { markup: long } = await renderPage('/', catalogueOf(listings));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(resolve('dist/assets'), `${folder}/assets`);
  const page = readFileSync('dist/index.html', 'utf8');
  if (!page.includes(ours)) throw new Error('dist/index.html does not show the songs of static/songs');
  return serveFiles(folder, {
    'catalogue.js': `songbookCatalogue=${JSON.stringify({ listings })}`,
    'index.html': page.replace(/"\/assets\/catalogue[^>]*>/, '"/catalogue.js">').replace(ours, long),
  });
}
