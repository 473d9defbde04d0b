import { expect, type Page } from '@playwright/test';

/** The booklet, which is in the document only while it is printed. */
export const booklet = (page: Page) => page.getByTestId('booklet');

/** Waits until the words of all songs have come. */
export const contentsHere = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => 'songbook' in window && Object.keys(window.songbook.getState().catalogue.contents).length === 51,
  );

/** Lets the page draw its booklet; its words and Latin letters come in their own time. */
export async function drawBooklet(page: Page): Promise<void> {
  await contentsHere(page);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(booklet(page)).toBeAttached({ timeout: 100 });
  }).toPass();
}
