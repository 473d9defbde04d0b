import { expect, test } from '../support/browser';
import { expectStored, heart, hydrated } from '../support/page';

test('the console object tells the story of a session and replays it', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const log = await page.evaluate(() => window.songbook.exportLog());
  await heart(page, 2).click();
  const types = await page.evaluate(() => window.songbook.actionLog().map(({ action }) => action.type));
  expect(types[0]).toBe('savedState/savedStateLoaded');
  expect(types.at(-1)).toBe('favorites/favoriteToggled');
  const isFavorite = (is: boolean) => expect(heart(page, 2)).toHaveAttribute('aria-pressed', String(is));
  await page.evaluate((text) => window.songbook.replay(text), log);
  await isFavorite(false);
  await expectStored(page, { fav2: '1' });
  await page.evaluate(() => window.songbook.endReplay());
  await isFavorite(true);
});

test('a page that crashed offers a report with the error and what was done before it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/assets/songs.*.json', (route) =>
    route.fulfill({ json: Array.from({ length: 51 }, () => ({})) }),
  );
  await page.goto('/');
  await heart(page, 1).click();
  await page.locator('[data-song-id="3"] a').click();
  const alert = page.getByRole('alert');
  await alert.getByRole('button', { name: 'Հայտնել խնդրի մասին' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Խնդրի նկարագիր' });
  await dialog.getByRole('button', { name: 'Պատճենել խնդրի նկարագիրը' }).press('Enter');
  await expect(dialog.getByText('Պատճենվեց').first()).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByRole('textbox')).toHaveValue(report);
  expect(JSON.parse(report)).toMatchObject({
    version: expect.stringMatching(/^[0-9a-f]{8}$/),
    address: expect.stringContaining('/songs/3'),
    error: {
      message: expect.stringContaining('TypeError'),
      stack: expect.stringContaining('main.'),
    },
  });
});
