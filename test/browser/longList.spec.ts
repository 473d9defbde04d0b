import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { expectFirst, heart, rowIds, search } from '../support/page';
import { withoutIntegrity } from '../support/site';

const COUNT = 400;
const row = (page: Page, id: number) => page.locator(`[data-testid=song-row][data-song-id="${id}"]`);

/** Presses a key that scrolls and waits until the page rests; again where nothing moves: a busy Chromium drops such a key. */
const scrollByKey = (page: Page, key: 'Home' | 'End'): Promise<void> =>
  expect(async () => {
    const moved = page.evaluate(async () => {
      const start = scrollY;
      const rested = new Promise((done) => addEventListener('scrollend', done, { once: true }));
      for (let frame = 0; frame < 60 && scrollY === start; frame++) await new Promise(requestAnimationFrame);
      if (scrollY === start) return false;
      await rested;
      return true;
    });
    await page.keyboard.press(key);
    expect(await moved).toBe(true);
  }).toPass();

/** Opens the list of a catalogue with made songs after its own. */
test.beforeEach(async ({ page }) => {
  await page.route('**/assets/catalogue.*.js', async (route) => {
    const response = await route.fetch();
    const made = `for (let id = songbookCatalogue.listings.length; id < ${COUNT}; id++)
      songbookCatalogue.listings.push({ title: 'Song ' + id, author: 'Nobody' });`;
    await route.fulfill({ response, body: `${await response.text()};\n${made}` });
  });
  // The page would refuse what the build has not made.
  await page.route('**/songs/0', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutIntegrity(await response.text()) });
  });
  // A list is drawn at build time with the songs that there are; a song's page is the same.
  await page.goto('/songs/0');
  await page.getByRole('link', { name: 'Գլխավոր 🏠' }).click();
  // The first one that is not drawn at once.
  await expect(row(page, 66)).toBeAttached();
});

test('of a long list the beginning and what is near the screen is drawn, in its place', async ({ page }) => {
  expect((await rowIds(page)).length).toBeLessThan(COUNT / 2);
  const { height, rowHeight, columns } = await row(page, 1).evaluate((drawn) => ({
    height: document.documentElement.scrollHeight,
    rowHeight: drawn.getBoundingClientRect().height,
    columns: getComputedStyle(drawn.parentElement!).gridTemplateColumns.split(' ').length,
  }));
  expect(columns).toBe(3);
  expect(height).toBeGreaterThan((COUNT * rowHeight) / columns / 2);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect
    .poll(async () => (await rowIds(page)).filter((id) => id > 150 && id < 250).length)
    .toBeGreaterThan(10);
  const ids = await rowIds(page);
  expect(ids).not.toContain(COUNT - 1);
  expect(ids.slice(66)).toEqual(ids.slice(66).map((_, index) => ids[66]! + index));
});

test('End reaches the last row, Home the first, and nothing is lost between', async ({ page }) => {
  await scrollByKey(page, 'End');
  await expect(row(page, COUNT - 1)).toBeInViewport();
  await heart(page, COUNT - 1).click();
  await expect(heart(page, COUNT - 1)).toHaveAttribute('aria-pressed', 'true');
  await scrollByKey(page, 'Home');
  await expect(row(page, 0)).toBeInViewport();
  await expect(row(page, COUNT - 1)).not.toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await scrollByKey(page, 'End');
  await expect(heart(page, COUNT - 1)).toHaveAttribute('aria-pressed', 'true');
});

test('a song far down the list is opened, and another one found by search', async ({ page }) => {
  await scrollByKey(page, 'End');
  await row(page, COUNT - 2)
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Song ${COUNT - 2}`);
  await page.getByRole('link', { name: 'Գլխավոր 🏠' }).click();
  await expect(row(page, 0)).toBeInViewport();
  await search(page, 'krunk');
  await expectFirst(page, 22);
});
