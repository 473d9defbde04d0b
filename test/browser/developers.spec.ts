import { expect, test } from '../support/browser';
import { expectStored, heart } from '../support/page';

test('the console object tells the story of a session and replays it', async ({ page }) => {
  await page.goto('/songs/0');
  await page.waitForFunction(() => Object.keys(window.songbook.getState().catalogue.contents).length === 51);
  await page.getByRole('link', { name: 'Գլխավոր' }).click();
  await heart(page, 1).click();
  const log = await page.evaluate(() => window.songbook.exportLog());
  expect(await page.evaluate(() => window.songbook.actionLog().map(({ action }) => action.type))).toEqual([
    'savedState/savedStateLoaded',
    'catalogue/contentsLoaded',
    'favorites/favoriteToggled',
  ]);
  await heart(page, 1).click();
  await heart(page, 2).click();
  await expectStored(page, { fav2: '1' });
  await page.evaluate((exported) => window.songbook.replay(exported), log);
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'false');
  const refusal = page.evaluate(() => window.songbook.replay('{}').catch(String));
  expect(await refusal).toContain('not a songbook action log');
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => window.songbook.endReplay());
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'false');
  await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'true');
  await expectStored(page, { fav2: '1' });
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
  await page.evaluate((text) => window.songbook.replay(text), report);
  expect(await page.evaluate(() => window.songbook.getState().favorites)).toEqual({ 1: 1 });
});
