import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser';
import { openWith, storeBefore } from '../support/page';
import { booklet, drawBooklet } from '../support/printing';
import { storedSettings } from '../support/storedSettings';

test('in a booklet a recalled refrain is written out if wanted, else a label @whole', async ({ page }) => {
  await storeBefore(page, { fav28: '1', ...storedSettings({ bookletRefrains: true }) });
  const ends = booklet(page)
    .locator('[data-line]')
    .filter({ hasText: /^Հալվում, վառվում/ });
  await page.goto('/favorites');
  await drawBooklet(page);
  await expect(ends).toHaveCount(4);
  await openWith(page, storedSettings({ bookletRefrains: false }), '/favorites');
  await drawBooklet(page);
  await expect(ends).toHaveCount(1);
});

test('a song alone is printed as in the booklet, without cover, contents and number', async ({ page }) => {
  await openWith(page, storedSettings({ bookletNotes: 'words' }), '/songs/28');
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  await page.getByRole('button', { name: 'Տպել երգը' }).click();
  const dialog = page.getByRole('dialog', { name: 'Տպել երգը' });
  await expect(dialog.getByTestId('booklet-picture').getByTestId('system').first()).toBeVisible();
  const sheet = dialog.getByTestId('sheet').first();
  const look = (of: Locator) =>
    of.evaluate((element) => {
      const { display, fontSize, gridTemplateColumns, lineHeight, animationName } = getComputedStyle(element);
      return { display, fontSize, gridTemplateColumns, lineHeight, animationName };
    });
  const pictured = await look(sheet);
  await expect(dialog.getByRole('group', { name: 'Բովանդակություն' })).toHaveCount(0);
  await drawBooklet(page);
  expect(await look(booklet(page).getByTestId('sheet').first())).toEqual(pictured);
  await expect(booklet(page).locator('h1, li')).toHaveCount(0);
  await expect(booklet(page).locator('h2')).toHaveText('Ես սարեն կուգայի');
  await expect(booklet(page).getByTestId('system').first()).toBeAttached();
  await expect(booklet(page).getByTestId('evidence')).toHaveCount(1);
  expect(await booklet(page).getByTestId('booklet-page').count()).toBe(
    await booklet(page).locator('article').count(),
  );
});
