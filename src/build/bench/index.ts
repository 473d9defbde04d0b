import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import unpackChromium, { chromiumOptions } from '../chromium';
import { serve } from '../serve';
import { compare, median } from './compare';
import { moveChords, paintTimes, watchAnswers, watchPaint } from './watch';

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

/** How a page is visited: none of its script files is loaded in a bare one; `scripts` run in it before its own. */
interface Visit {
  readonly isBare: boolean;
  readonly isNetworkSlow?: boolean;
  readonly scripts: readonly (() => void)[];
}

/** Opens a page in a phone-sized window with an empty cache, no service worker and a slowed processor. */
async function visit<Result>(
  browser: Browser,
  address: string,
  { isBare, isNetworkSlow, scripts }: Visit,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
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
}

/** Measures our page and the bare one in turn, so that a busy moment of the machine affects both. */
async function inRounds<Result>(measure: (isBare: boolean) => Promise<Result>) {
  const rounds: { ours: Result; bare: Result }[] = [];
  while (rounds.length < ROUNDS) rounds.push({ ours: await measure(false), bare: await measure(true) });
  return (valueOf: (result: Result) => number) =>
    compare(rounds.map(({ ours, bare }) => ({ ours: valueOf(ours), bare: valueOf(bare) })));
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

/** How a page is painted on a slow phone, against the same page without its script files. */
async function paint(browser: Browser, address: string, path: string) {
  const rows = await inRounds((isBare) =>
    visit(browser, address + path, { isBare, isNetworkSlow: true, scripts: [watchPaint] }, async (page) => {
      await page.waitForLoadState();
      await page.waitForTimeout(WATCHED_AFTER_LOAD);
      return page.evaluate(paintTimes);
    }),
  );
  return {
    [`${path} largest contentful paint`]: rows(({ largest }) => largest),
    [`${path} total blocking time`]: rows(({ blocked }) => blocked),
  };
}

/** How long a click takes until 60 moved chords are painted, against the same page with ten lines of script. */
async function click(browser: Browser, address: string) {
  const rows = await inRounds((isBare) =>
    visit(
      browser,
      `${address}/songs/50`,
      { isBare, scripts: isBare ? [watchAnswers, moveChords] : [watchAnswers] },
      async (page) => {
        await page.waitForLoadState('networkidle');
        await page.getByTestId('transpose-up').hover();
        for (let count = 1; count <= CLICKS; count++) {
          await page.mouse.down();
          await page.mouse.up();
          await page.waitForFunction((wanted) => window.benchAnswers.length === wanted, count);
        }
        return page.evaluate(() => window.benchAnswers);
      },
    ),
  );
  return {
    'first click to paint': rows(([first = NaN]) => first),
    'clicks in haste': rows(([, ...others]) => median(others)),
  };
}

/** Prints the tables of `npm run bench`. */
async function bench(): Promise<void> {
  console.table({ '/': bytesOf('index.html'), '/songs/22': bytesOf('songs/22.html') });
  await unpackChromium();
  const { address } = await serve('dist', 0);
  const browser = await chromium.launch({
    ...chromiumOptions,
    // The browser's own fonts have no Armenian letters.
    env: { ...chromiumOptions.env, FONTCONFIG_PATH: '/etc/fonts' },
    // Each frame is shown as soon as it is drawn, so that times are not rounded up to a sixtieth of a second.
    args: [...chromiumOptions.args, '--disable-frame-rate-limit'],
  });
  console.table({
    ...(await paint(browser, address, '/')),
    ...(await paint(browser, address, '/songs/22')),
    ...(await click(browser, address)),
  });
}

void bench().then(() => process.exit());
