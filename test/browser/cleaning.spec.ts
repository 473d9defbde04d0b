import { inBackup } from '../support/backupPage';
import { expect, test } from '../support/browser';
import { expectStored, heart, storeBefore } from '../support/page';

test.describe('in a browser that cleans up', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  });
  const word = 'եթե երգարանը յոթ օր չեք բացում';

  test('whoever marks a first favorite is told, once, and led to the backup', async ({ page }) => {
    await page.goto('/');
    await expect(heart(page, 3)).toBeVisible();
    await expect(page.getByText(word)).toBeHidden();
    await heart(page, 3).click();
    await expect(page.getByText(word)).toBeVisible();
    await expectStored(page, { fav3: '1', 'songbook:reading': '{"toldOfCleaning":true}' });
    await page.getByRole('button', { name: 'Պատճեն պահել' }).click();
    await expect(inBackup(page, 'Ներբեռնել')).toBeVisible();
    await expect(page.getByText(word)).toBeHidden();
    await page.reload();
    await expect(inBackup(page, 'Ներբեռնել')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/favorites');
    await expect(page.getByText(word)).toBeHidden();
  });

  test('whoever says so is left in peace', async ({ page }) => {
    await storeBefore(page, { fav3: '1' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Լավ' }).click();
    await heart(page, 4).click();
    await expectStored(page, { fav3: '1', fav4: '1', 'songbook:reading': '{"toldOfCleaning":true}' });
    await expect(page.getByText(word)).toBeHidden();
  });
});

test('where nothing is cleaned up, nothing is said of it', async ({ page }) => {
  await page.goto('/');
  await heart(page, 3).click();
  await expectStored(page, { fav3: '1' });
  await expect(page.getByRole('button', { name: 'Լավ' })).toHaveCount(0);
});
