import { chromium, type Browser } from '@playwright/test';
import unpackChromium, { chromiumArguments, chromiumEnvironment, chromiumPath } from '../chromium';

/** Lends the browser of the tests, started with further arguments, and ends it whatever happened. */
export async function withBrowser<T>(
  further: readonly string[],
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  await unpackChromium();
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    env: chromiumEnvironment,
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
