import { expect, type Locator, type Page } from '@playwright/test';
import type { Tab } from './tab';

/** Texts of local storage by their keys. */
export type Stored = Record<string, string>;

/** What the page's local storage holds. */
export const stored = (tab: Tab): Promise<Stored> => tab.evaluate(() => ({ ...localStorage }));

/** Waits until local storage holds exactly this. */
export async function expectStored(page: Page, entries: Stored): Promise<void> {
  await expect.poll(() => stored(page)).toEqual(entries);
}

/** Fills local storage before the page's own script runs, once. */
export async function storeBefore(tab: Tab, entries: Stored, address = ''): Promise<void> {
  await tab.goto(`${address}/icon.svg`);
  await tab.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, entries);
}

/** Opens an address after storing this, if anything. */
export async function openWith(tab: Tab, stored: Stored | undefined, address: string): Promise<void> {
  if (stored) await storeBefore(tab, stored);
  await tab.goto(address);
}

/** Waits until the page's own script has taken it over. */
export const hydrated = (tab: Tab): Promise<unknown> =>
  tab.waitForFunction(() => 'songbook' in window && window.songbookTaps === undefined);

/** Opens an address after storing this, if anything, and waits until the page's own script has taken it over. */
export async function open(tab: Tab, address: string, stored?: Stored): Promise<void> {
  await openWith(tab, stored, address);
  await hydrated(tab);
}

/** Waits until the letters of songs are there, which the page fetches by itself after it has loaded. */
export const lettersThere = (tab: Tab): Promise<unknown> =>
  tab.waitForFunction(() => document.fonts.check('1em "Songbook Serif"', 'ա a'));

/** The heart of a row in a list. */
export const heart = (page: Page, id: number) =>
  page.locator(`[data-testid=song-row][data-song-id="${id}"]`).getByTestId('favorite-toggle');

/** Holds back the app's own script until it is released. */
export const holdBackScript = (page: Page): Promise<() => void> => holdBack(page, '**/assets/main.*');

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

/** By how many pixels one element lies over another, in the direction where it is less; both are read in one moment. */
export const overlap = async (one: Locator, other: Locator): Promise<number> =>
  one.evaluate(
    (first, second) => {
      const [a, b] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
      return Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
      );
    },
    await other.elementHandle(),
  );

/** Where parts of the page stand on the screen. */
export const boxesOf = (parts: Locator): Promise<DOMRect[]> =>
  parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));

/** The numbers of a size in pixels, such as `390 × 844`. */
export function sizeOf(screen: string) {
  const [width, height] = screen.split(' × ').map(Number);
  return { width: width!, height: height! };
}

/** The words of those parts of the page at whose middle something else is seen. */
export const covered = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen && element.contains(seen) ? [] : [element.textContent];
    }),
  );

/** The field to search in, on either list. */
export const searchField = (page: Page) => page.getByRole('searchbox');

/** The ids of the rows on screen, in order. */
export const rowIds = (page: Page): Promise<number[]> =>
  page
    .getByTestId('song-row')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset['songId'])));

/** Waits until the first row is that of a song. */
export async function expectFirst(page: Page, id: number): Promise<void> {
  await expect(page.getByTestId('song-row').first()).toHaveAttribute('data-song-id', String(id));
}

/** Types a query as a visitor would, in place of the one before. */
export async function search(page: Page, query: string): Promise<void> {
  await searchField(page).fill('');
  await searchField(page).pressSequentially(query);
}
