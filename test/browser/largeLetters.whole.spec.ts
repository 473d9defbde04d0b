import type { Page } from '@playwright/test';
import { chromiumOptions } from '../../src/build/chromium';
import { expect, test } from '../support/browser';
import { choice, choices, closeChoices, openChoices, tool } from '../support/listeningPage';
import { storeBefore } from '../support/page';
import { openSong, tools } from '../support/playingPage';
import { overflow } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

/** The buttons of the page that stand beside the screen or are too small to be tapped. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.locator('button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => !button.closest('footer'))
      .flatMap((button) => {
        const { left, right, width, height } = button.getBoundingClientRect();
        const isReached = left >= 0 && right <= innerWidth && width >= 43 && height >= 43;
        return isReached
          ? []
          : [`${button.ariaLabel ?? button.textContent}: ${left}–${right}, ${height} high`];
      }),
  );

test('on 390 pixels all can be seen and tapped in letters of 32', async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ baseURL: baseURL!, viewport: { width: 390, height: 780 } });
  await openSong(page, '/songs/7');
  const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);
  expect(await page.evaluate(rem)).toBe(32);
  expect(await outOfReach(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  const panel = page.getByRole('dialog');
  for (const name of ['Ակորդներ', 'Տեսք', 'Կիսվել']) {
    await tools(page).getByRole('button', { name }).click();
    await expect(panel.getByRole('button').nth(1)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Փակել' })).toBeInViewport({ ratio: 1 });
    expect(await outOfReach(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Escape');
  }
  await tool(page).click();
  await openChoices(page);
  await expect(choice(page, 'metronome')).toBeInViewport({ ratio: 1 });
  expect(await outOfReach(page)).toEqual([]);
  await closeChoices(page);
  await expect(choices(page)).toHaveCount(0);
  expect(await outOfReach(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  for (const width of [390, 320])
    for (const address of ['/', '/favorites', '/sets']) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await overflow(page)).toBe(0);
    }
  await browser.close();
});

test('large letters of the songbook are large in lists, titles and panels too', async ({ page }) => {
  const sizes = async () => {
    const found: number[] = [];
    const measure = async (...selectors: string[]) => {
      for (const selector of selectors) {
        const part = page.locator(selector).first();
        found.push(await part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)));
      }
    };
    await page.goto('/');
    await measure('h1', '[data-testid=song-title]', '[data-testid=song-author]');
    await page.goto('/songs/7');
    await page.getByRole('button', { name: 'Տեսք' }).click();
    await measure('[data-testid=song-title]', 'dialog h2', 'dialog legend');
    return found;
  };
  const usual = await sizes();
  await storeBefore(page, storedSettings({ textSize: 200 }));
  expect(await sizes()).toEqual(usual.map((size): unknown => expect.closeTo(2 * size, 0)));
});
