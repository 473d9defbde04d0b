import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { expectStored, heart, storeBefore } from '../support/page';

const takeBack = (page: Page) => page.getByRole('button', { name: 'Հետարկել' });
const reset = (page: Page) => page.getByTestId('transpose-reset');
const value = (page: Page) => page.getByTestId('transpose-value');

test('a favorite removed from the list comes back, and its removal is told', async ({ page }) => {
  await storeBefore(page, { fav2: '1', fav5: '1' });
  await page.goto('/favorites');
  const title = (await page.getByTestId('song-title').first().textContent())!;
  await heart(page, 2).click();
  await expect(page.getByTestId('song-row')).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: title })).toContainText('հանվեց սիրելիներից');
  await expectStored(page, { fav5: '1' });
  await takeBack(page).click();
  await expect(page.getByTestId('song-row')).toHaveCount(2);
  await expect(takeBack(page)).toHaveCount(0);
  await expectStored(page, { fav2: '1', fav5: '1' });
});

test('after a favorite is removed by keys, the focus stays in the list, then goes to the heading', async ({
  page,
}) => {
  await storeBefore(page, { fav2: '1', fav5: '1', fav7: '1' });
  await page.goto('/favorites');
  await expect(page.getByTestId('song-row')).toHaveCount(3);
  await heart(page, 5).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('song-row')).toHaveCount(2);
  await expect(page.getByTestId('favorite-toggle').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('favorite-toggle')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectStored(page, {});
});

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

test('keys alone reset, keep the focus and take back', async ({ page }) => {
  await storeBefore(page, { tr1: '4' });
  await page.goto('/songs/1');
  await reset(page).focus();
  await page.keyboard.press('Enter');
  await expect(value(page)).toHaveText('0');
  await expect(page.getByTestId('transpose-up')).toBeFocused();
  await takeBack(page).focus();
  await page.keyboard.press('Enter');
  await expect(value(page)).toHaveText('4');
  await expect(page.getByTestId('transpose-up')).toBeFocused();
  await reset(page).click();
  await expect(takeBack(page)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(value(page)).toHaveText('4');
});

test.describe('an offer passes', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await storeBefore(page, { tr1: '4' });
    await page.goto('/songs/1');
    await reset(page).click();
    await expect(takeBack(page)).toBeVisible();
  });

  test('with time, but not under the pointer', async ({ page }) => {
    await takeBack(page).hover();
    await page.clock.runFor(60_000);
    await expect(takeBack(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(9000);
    await expect(takeBack(page)).toHaveCount(0);
    await expect(value(page)).toHaveText('0');
  });

  test('by leaving the page', async ({ page }) => {
    await page.getByRole('link', { name: 'Գլխավոր 🏠' }).click();
    await expect(page).toHaveURL('/');
    await expect(takeBack(page)).toHaveCount(0);
  });

  test('with the next click', async ({ page }) => {
    await page.getByTestId('transpose-up').click();
    await expect(takeBack(page)).toHaveCount(0);
    await expect(value(page)).toHaveText('1');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an offer and the way back break no rule of accessibility (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await storeBefore(page, { tr1: '4', fav1: '1' });
    await page.goto('/songs/1');
    await page.getByTestId('favorite-toggle').click();
    await expect(takeBack(page)).toBeVisible();
    await expect(reset(page)).toBeVisible();
    await expectAccessible(page);
  });
}
