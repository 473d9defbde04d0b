import { chromium, type Browser } from '@playwright/test';
import unpackChromium, { chromiumArguments, chromiumEnvironment, chromiumPath } from '../chromium';

/** Starts the browser of the tests, with further arguments; who starts it ends it. */
export async function launchBrowser(...further: string[]): Promise<Browser> {
  await unpackChromium();
  return chromium.launch({
    executablePath: chromiumPath,
    env: chromiumEnvironment,
    args: [...chromiumArguments, ...further],
  });
}
