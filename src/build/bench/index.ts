import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import unpackChromium, { chromiumOptions } from '../chromium';
import { serve } from '../serve';
import { paintTimes, watch } from './watch';

const ROUNDS = 5;
const CLICKS = 12;
/** How long a page is watched after its load event, in milliseconds. */
const WATCHED_AFTER_LOAD = 3000;
/** "Slow 4G" of Chrome's developer tools, in bytes per second and milliseconds per request. */
const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
  latency: 562.5,
};

/** Opens an empty tab of a phone's size with an empty cache, no service worker and a slowed processor. */
async function openTab(browser: Browser) {
  const viewport = { width: 412, height: 823 };
  const page = await browser.newPage({ viewport, locale: 'hy', serviceWorkers: 'block' });
  // tsx names functions by `__name`, which a page does not have.
  await page.addInitScript(`globalThis.__name = (named) => named; (${String(watch)})();`);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, devTools };
}

/** The gzipped sizes of a page's document and of the scripts that it loads, in bytes. */
function bytesOf(file: string) {
  const page = readFileSync(`dist/${file}`, 'utf8');
  const zipped = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;
  const scripts = Array.from(page.matchAll(/<script [^>]*src="([^"]+)"/g), ([, path]) =>
    zipped(readFileSync(`dist${path}`)),
  );
  return { document: zipped(page), scripts: scripts.reduce((sum, size) => sum + size, 0) };
}

/** How a page is painted on a slow phone, with its script files or without any, in milliseconds. */
async function paint(browser: Browser, address: string, isBare: boolean) {
  const { page, devTools } = await openTab(browser);
  if (isBare) await page.route('**/*.js', (route) => route.abort());
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await page.goto(address);
  await page.waitForTimeout(WATCHED_AFTER_LOAD);
  const times = await page.evaluate(paintTimes);
  await page.close();
  return times;
}

/** How long clicks on plus take until the moved chords of a song are painted, in milliseconds. */
async function click(browser: Browser, address: string): Promise<readonly number[]> {
  const { page } = await openTab(browser);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByTestId('transpose-up').hover();
  for (let count = 1; count <= CLICKS; count++) {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((wanted) => window.benchAnswers.length === wanted, count);
  }
  const answers = await page.evaluate(() => window.benchAnswers);
  await page.close();
  return answers;
}

async function inRounds<Result>(measure: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  while (results.length < ROUNDS) results.push(await measure());
  return results;
}

/** The middle one of an odd number of values, rounded. */
const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN);

/** Prints the tables of `npm run bench`. */
async function bench(): Promise<void> {
  await unpackChromium();
  const { address } = await serve('dist', 0);
  const browser = await chromium.launch({
    ...chromiumOptions,
    // The browser's own fonts have no Armenian letters.
    env: { ...chromiumOptions.env, FONTCONFIG_PATH: '/etc/fonts' },
    // Each frame is shown as soon as it is drawn, so that times are not rounded up to a sixtieth of a second.
    args: [...chromiumOptions.args, '--disable-frame-rate-limit'],
  });
  console.table({ '/': bytesOf('index.html'), '/songs/22': bytesOf('songs/22.html') });
  for (const path of ['/', '/songs/22']) {
    // Ours and the bare page in turn, so that a busy moment of the machine affects both.
    const rounds = await inRounds(async () => ({
      ours: await paint(browser, address + path, false),
      bare: await paint(browser, address + path, true),
    }));
    const row = (time: keyof Awaited<ReturnType<typeof paint>>) => ({
      ours: median(rounds.map(({ ours }) => ours[time])),
      bare: median(rounds.map(({ bare }) => bare[time])),
    });
    console.table({
      [`${path} largest contentful paint`]: row('largest'),
      [`${path} total blocking time`]: row('blocked'),
    });
  }
  const clicks = await inRounds(() => click(browser, `${address}/songs/50`));
  console.table({
    'first click to paint': median(clicks.map(([first = NaN]) => first)),
    'clicks in haste': median(clicks.map(([, ...others]) => median(others))),
  });
}

void bench().then(() => process.exit());
