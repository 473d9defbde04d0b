import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { storeBefore } from '../support/page';
import { overlap } from '../support/places';
import { play, speedControl } from '../support/playingPage';
import { opener, panel } from '../support/readerSettingsPage';

const takeBack = (page: Page) => page.getByRole('button', { name: 'Հետարկել' });
const notice = (page: Page) =>
  page
    .getByRole('status')
    .filter({ has: takeBack(page) })
    .locator('> *')
    .first();

for (const width of [320, 768, 1440])
  test(`a notice leaves an open panel and the speed free at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await storeBefore(page, { fav22: '1' });
    await page.goto('/songs/22');
    await play(page);
    await page.getByTestId('favorite-toggle').click();
    await takeBack(page).hover();
    await expect(speedControl(page)).toBeVisible();
    expect(await overlap(notice(page), speedControl(page))).toBeLessThanOrEqual(0);
    await opener(page).click();
    await expect(panel(page).getByRole('button', { name: 'Տպել երգը' })).toBeAttached();
    await expect(takeBack(page)).toBeVisible();
    expect(await overlap(notice(page), panel(page))).toBeLessThanOrEqual(0);
  });
