import { chromium, type Browser, type Page } from '@playwright/test';
import unpackChromium, { chromiumArguments, chromiumPath, withMachineFonts } from '../chromium';

/** Starts the tests' browser with further arguments and passes it to `work`; closes it even if `work` throws. */
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

/** Shows each frame as soon as it is drawn, so that times are not rounded up to a sixtieth of a second. */
export const FRAMES_AT_ONCE = ['--disable-frame-rate-limit'];

const CPU_SLOWDOWN = 4;
/** "Slow 4G" of Chrome's developer tools, in bytes per second and milliseconds per request. */
const SLOW_NETWORK = {
  offline: false,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
  latency: 150 * 3.75,
};

/** Passes `work` a phone-sized page with an empty cache, no service worker and a slowed processor. */
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
