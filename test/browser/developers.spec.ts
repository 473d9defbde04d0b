import { expect, test } from '../support/browser';
import { heart } from '../support/page';

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
