import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { expectStored, storeBefore } from '../support/page';

const takeBack = (page: Page) => page.getByRole('button', { name: 'Հետարկել' });
const reset = (page: Page) => page.getByTestId('transpose-reset');
const value = (page: Page) => page.getByTestId('transpose-value');

test('the original key is one tap away and can be taken back, and nothing moves', async ({ page }) => {
  await page.goto('/songs/1');
  await expect(value(page)).toHaveText('0');
  await expect(reset(page)).toHaveCount(0);
  const boxes = async () => [
    await page.getByTestId('transpose-up').boundingBox(),
    await page.getByTestId('favorite-toggle').boundingBox(),
    await page.getByTestId('song-line').first().boundingBox(),
  ];
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await boxes();
    await page.getByTestId('transpose-down').click();
    await expect(reset(page)).toBeVisible();
    const { width: wide, height } = (await reset(page).boundingBox())!;
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    expect(await boxes()).toEqual(before);
    await reset(page).click();
    await expect(reset(page)).toHaveCount(0);
    await expect(value(page)).toHaveText('0');
  }
  await expectStored(page, { tr1: '0' });
  await takeBack(page).click();
  await expect(value(page)).toHaveText('11');
  await expectStored(page, { tr1: '11' });
  await expect(takeBack(page)).toHaveCount(0);
});

test('an offer and the way back break no rule of accessibility', async ({ page }) => {
  await storeBefore(page, { tr1: '4', fav1: '1' });
  await page.goto('/songs/1');
  await page.getByTestId('favorite-toggle').click();
  await expect(takeBack(page)).toBeVisible();
  await expect(reset(page)).toBeVisible();
  await expectAccessible(page);
});
