import type { Page } from '@playwright/test';
import { endsHereInFirefox, expect, TAP_SCROLLS, test } from '../support/browser';
import { expectStored, holdBackScript, openWith } from '../support/page';
import { storedSettings } from '../support/storedSettings';

const value = (page: Page) => page.getByTestId('transpose-value');
/** The notice that a song is open in a shared key. */
const line = (page: Page) => page.getByText('Երգը հղման մեջ նշված տոնայնությամբ է');

test('a step from a shared key makes it the own one and moves neither focus nor page', async ({ page }) => {
  await openWith(page, { tr7: '9' }, '/songs/7?transpose=11');
  await expect(line(page)).toBeVisible();
  endsHereInFirefox(TAP_SCROLLS);
  await page.evaluate(() => scrollTo(0, 40));
  await page.getByTestId('transpose-up').click();
  await expect(value(page)).toHaveText('0');
  await expect(line(page)).toBeHidden();
  await expect(page).toHaveURL('/songs/7');
  await expect(page.getByTestId('transpose-up')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expectStored(page, { tr7: '0' });
});

test('a shared key counts for a tap that comes before the script', async ({ page }) => {
  const release = await holdBackScript(page);
  await page.goto('/songs/7?transpose=3', { waitUntil: 'commit' });
  await page.getByTestId('transpose-up').click();
  release();
  await expect(value(page)).toHaveText('4');
  await expectStored(page, { tr7: '4' });
});

test('a shared key is left with the song, and is there again on the way back', async ({ page }) => {
  await page.goto('/songs/7?transpose=3');
  await expect(line(page)).toBeVisible();
  await page.getByRole('link', { name: 'Գլխավոր' }).click();
  await page.locator('[data-song-id="7"] a').click();
  await expect(value(page)).toHaveText('0');
  await expect(line(page)).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(value(page)).toHaveText('3');
  await expectStored(page, {});
});

test('a link shows the Latin letters that it names to a visitor who has chosen none', async ({ page }) => {
  const shown = () => page.evaluate(() => window.songbook.getState().lentLatin);
  const address = '/songs/7?transpose=3&capo=0&latin=eastern';
  await page.goto(address);
  await expect(page.getByTestId('sheet')).toHaveAttribute('data-latin', 'under');
  expect(await shown()).toBe('eastern');
  await openWith(page, storedSettings({ latin: 'western' }), address);
  await expect(line(page)).toBeVisible();
  await expect(page.getByTestId('sheet')).toHaveAttribute('data-latin', 'under');
  expect(await shown()).toBe('none');
});

const opener = (page: Page) => page.getByTestId('key-button');
const reset = (page: Page) => page.getByTestId('transpose-reset');

test('the original key is two taps away, and nothing moves', async ({ page }) => {
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

test('a capo is there again with the song, without moving the sheet', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('song-row').nth(14).getByRole('link').click();
  const topOfSheet = () =>
    page.getByTestId('sheet').evaluate((sheet) => sheet.getBoundingClientRect().top + scrollY);
  const top = await topOfSheet();
  await page.getByTestId('key-button').click();
  await page.locator('[data-testid=capo-advice]:not([data-capo="0"])').first().click();
  const capo = await page.getByTestId('capo').textContent();
  await page.goBack();
  await page.goForward();
  await expect(page.getByTestId('capo')).toHaveText(capo!);
  await page.reload();
  await expect(page.getByTestId('capo')).toHaveText(capo!);
  expect(await topOfSheet()).toBeCloseTo(top, 2);
});
