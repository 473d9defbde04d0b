import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { drawn, expectStored, holdBackScript, open } from '../support/page';

const value = (page: Page) => page.getByTestId('transpose-value');

test('a shared key counts for a tap that comes before the script', async ({ page }) => {
  const release = await holdBackScript(page);
  await page.goto('/songs/7?transpose=3', { waitUntil: 'commit' });
  await page.getByTestId('transpose-up').click();
  release();
  await expect(value(page)).toHaveText('4');
  await expectStored(page, { tr7: '4' });
});

const opener = (page: Page) => page.getByTestId('key-button');
const reset = (page: Page) => page.getByTestId('transpose-reset');

test('the original key is two taps away, and nothing moves @whole', async ({ page }) => {
  await open(page, '/songs/1');
  await expect(value(page)).toHaveText('0');
  await expect(reset(page)).toHaveCount(0);
  const boxes = async () => [
    await page.getByTestId('transpose-up').boundingBox(),
    await page.getByTestId('favorite-toggle').boundingBox(),
    await page.getByTestId('song-line').first().boundingBox(),
  ];
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    const before = await boxes();
    await page.getByTestId('transpose-down').click();
    await expect(value(page)).toHaveText('11');
    const { width: wide, height } = (await opener(page).boundingBox())!;
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    expect(await boxes()).toEqual(before);
    await opener(page).click();
    await reset(page).click();
    await expect(value(page)).toHaveText('0');
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  }
});

test('a capo is there again with the song, without moving the sheet @whole', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('song-row').nth(14).getByRole('link').click();
  const topOfSheet = () =>
    page.getByTestId('sheet').evaluate((sheet) => sheet.getBoundingClientRect().top + scrollY);
  const top = await topOfSheet();
  await page.getByTestId('key-button').click();
  await page.locator('[data-testid=capo-advice]:not([data-capo="0"])').first().click();
  const capo = await page.getByTestId('capo').textContent();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByTestId('song-row')).toHaveCount(51);
  await page.goForward();
  await expect(page.getByTestId('capo')).toHaveText(capo!);
  await page.reload();
  await expect(page.getByTestId('capo')).toHaveText(capo!);
  expect(await topOfSheet()).toBeCloseTo(top, 2);
});
