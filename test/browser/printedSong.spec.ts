import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser';
import { storeBefore } from '../support/page';
import { booklet, drawBooklet } from '../support/printing';
import { openPanel, panel, READER_SETTINGS_KEY } from '../support/readerSettingsPage';

test('a recalled refrain is written out in a booklet if that is wanted, else it is a label', async ({
  page,
}) => {
  await storeBefore(page, { fav28: '1', [READER_SETTINGS_KEY]: '{"bookletRefrains":true}' });
  const ends = booklet(page)
    .locator('[data-line]')
    .filter({ hasText: /^Հալվում, վառվում/ });
  await page.goto('/favorites');
  await drawBooklet(page);
  await expect(ends).toHaveCount(4);
  await page.evaluate((key) => {
    dispatchEvent(new Event('afterprint'));
    localStorage.setItem(key, '{}');
  }, READER_SETTINGS_KEY);
  await page.reload();
  await drawBooklet(page);
  await expect(ends).toHaveCount(1);
});

test('a song is printed by itself as it is chosen for the booklet: with its notes, without a cover, contents and number', async ({
  page,
}) => {
  await storeBefore(page, { [READER_SETTINGS_KEY]: '{"bookletNotes":"words","columns":"fit"}' });
  await openPanel(page, '/songs/28');
  await panel(page).getByRole('button', { name: 'Տպել երգը' }).click();
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
