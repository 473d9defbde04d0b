import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { storeBefore } from '../support/page';
import { pageCount } from '../support/pdf';
import { READER_SETTINGS_KEY } from '../support/readerSettingsPage';

const FAVORITES = [1, 7, 27, 47];
const button = (page: Page) => page.getByRole('button', { name: 'Տպել որպես գրքույկ' });
const booklet = (page: Page) => page.getByTestId('booklet');

async function openFavorites(page: Page, others: Record<string, string> = {}): Promise<void> {
  await storeBefore(page, {
    ...Object.fromEntries(FAVORITES.map((id) => [`fav${id}`, '1'])),
    ...others,
  });
  await page.goto('/favorites');
  await expect(button(page)).toBeVisible();
}

/** Lets the page print into a note of what is drawn. */
const notePrinting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      const titles = [...document.querySelectorAll('[data-testid=booklet] article h2')];
      document.documentElement.dataset['printed'] = titles.map((title) => title.textContent).join('|');
      dispatchEvent(new Event('afterprint'));
    };
  });

const contentsHere = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Object.keys(window.songbook.getState().catalogue.contents).length === 51);

test('favorites print as a booklet: contents, then every song under its number', async ({ page }) => {
  await openFavorites(page, { tr7: '3', [READER_SETTINGS_KEY]: '{"latin":"eastern","theme":"dark"}' });
  await contentsHere(page);
  const titles = await page.getByTestId('song-row').getByTestId('song-title').allTextContents();
  // The Latin letters come in their own time.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(booklet(page)).toBeAttached({ timeout: 100 });
  }).toPass();
  await expect(booklet(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(booklet(page)).toBeVisible();
  await expect(page.getByTestId('song-row').first()).toBeHidden();
  await expect(page.locator('button >> visible=true')).toHaveCount(0);
  const entries = booklet(page).locator('ol > li');
  expect((await entries.allTextContents()).map((entry, index) => entry.startsWith(titles[index]!))).toEqual(
    titles.map(() => true),
  );
  await expect(booklet(page).locator('article h2')).toHaveText(
    titles.map((title, index) => `${index + 1}. ${title}`),
  );
  await expect(booklet(page).getByText('+3 կիսատոն')).toBeVisible();
  await expect(booklet(page).locator('[lang=hy-Latn]').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(booklet(page)).toHaveCount(0);
});

test("the browser's own printing gives the booklet, and leaves the page as it was", async ({ page }) => {
  await openFavorites(page);
  await contentsHere(page);
  const list = await page.getByTestId('song-row').count();
  // The contents, a page for each song, and two for song 27.
  expect(pageCount(await page.pdf({ format: 'A4' }))).toBe(1 + FAVORITES.length + 1);
  await expect(booklet(page)).toHaveCount(0);
  await expect(page.getByTestId('song-row')).toHaveCount(list);
  await expect(page.getByTestId('song-line')).toHaveCount(0);
});

test('the button waits for songs that have not arrived, then prints them all', async ({ page }) => {
  await notePrinting(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.json', async (route) => {
    await held;
    await route.continue();
  });
  await openFavorites(page);
  await button(page).click();
  await expect(page.getByText('Գրքույկը պատրաստվում է…')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^1\. .+\|2\. .+\|3\. .+\|4\. [^|]+$/);
  await expect(page.getByText('Գրքույկը պատրաստվում է…')).toBeHidden();
});

test('songs that cannot be had are said to be missing, and asked for again', async ({ page }) => {
  await notePrinting(page);
  await page.route('**/*.json', (route) => route.abort());
  await openFavorites(page);
  await button(page).click();
  await expect(page.getByText(/խոսքերը չհաջողվեց բեռնել/)).toBeVisible();
  await page.unroute('**/*.json');
  await button(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /4\. /);
});
