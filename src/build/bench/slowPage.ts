import { chromium, type Browser, type Page } from '@playwright/test';
import unpackChromium, { chromiumArguments, chromiumPath, withMachineFonts } from '../chromium';

/** Lends the browser of the tests, started with further arguments, and ends it whatever happened. */
export async function withBrowser<T>(
  further: readonly string[],
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  await unpackChromium();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    env: withMachineFonts,
    args: [...chromiumArguments, ...further],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Has frames come as soon as they are drawn, so that times are not rounded up to the next of sixty a second. */
export const FRAMES_AT_ONCE = ['--disable-frame-rate-limit'];

const CPU_SLOWDOWN = 4;
/** "Slow 4G" as Chrome's developer tools have it, in bytes a second and milliseconds a request. */
const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
  latency: 150 * 3.75,
};

/** Lends a page of a phone's size with an empty cache, no service worker and a slowed processor. */
export async function withSlowPage<T>(
  browser: Browser,
  options: { readonly isNetworkSlow: boolean; readonly watch: readonly (() => void)[] },
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  try {
    for (const watch of options.watch) await context.addInitScript(watch);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (options.isNetworkSlow) {
      await devTools.send('Network.enable');
      await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    }
    return await work(page);
  } finally {
    await context.close();
  }
}
