import { expect, type Page } from '@playwright/test';

/** What the page's local storage holds. */
export const stored = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

/** Waits until local storage holds exactly this. */
export async function expectStored(page: Page, entries: Record<string, string>): Promise<void> {
  await expect.poll(() => stored(page)).toEqual(entries);
}

/** Fills local storage before the page's own script runs, once. */
export async function storeBefore(page: Page, entries: Record<string, string>, address = ''): Promise<void> {
  await page.goto(`${address}/icon.svg`);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

/** Opens an address after storing this, if anything. */
export async function openWith(
  page: Page,
  stored: Record<string, string> | undefined,
  address: string,
): Promise<void> {
  if (stored) await storeBefore(page, stored);
  await page.goto(address);
}

/** The heart of a row in a list. */
export const heart = (page: Page, id: number) =>
  page.locator(`[data-testid=song-row][data-song-id="${id}"]`).getByTestId('favorite-toggle');

/** Waits until the page's own script has taken it over. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => 'songbook' in window && window.songbookTaps === undefined);

/** Holds back the app's own script, or that of a page, until it is released. */
export const holdBackScript = (page: Page, name: 'main' | 'song' = 'main'): Promise<() => void> =>
  holdBack(page, `**/assets/${name}.*`);

/** Holds back the files with such addresses until they are released. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** Waits until what the page has to draw is on the screen. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** Waits until a script that the page has asked for has run, and what it was waited for has been done. */
export async function scriptArrived(page: Page, address: string): Promise<void> {
  await page.evaluate(async (part) => {
    const script = document.querySelector(`script[src*="${part}"]`)!;
    await new Promise((done) => {
      script.addEventListener('load', done);
      script.addEventListener('error', done);
    });
  }, address);
  await drawn(page);
}
