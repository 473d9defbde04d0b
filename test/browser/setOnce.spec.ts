import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { hasLabelLine } from '../../src/catalogue/sections';
import { expect, test } from '../support/browser';
import { openWith } from '../support/page';
import { showOnPaper, turnTo } from '../support/printing';
import { setFaults } from '../support/setSheet';
import { storedSettings } from '../support/storedSettings';

/** The sizes of screens, those of like devices together. */
const SCREENS = {
  phones: [
    [320, 640],
    [390, 844],
  ],
  'phones on their side': [
    [667, 375],
    [844, 390],
    [932, 430],
  ],
  tablets: [
    [768, 1024],
    [1024, 768],
    [1180, 470],
  ],
  'larger screens': [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ],
} as const;

/** Leads a page from song to song, and tells what is wrong with how each of them is set in a state of the page. */
async function faultsIn(
  page: Page,
  state: 'at rest' | 'printed' | 'on the stage' | 'fitted',
): Promise<string[]> {
  const faults: string[] = [];
  const { width, height } = page.viewportSize()!;
  const isPrinted = state === 'printed';
  const isFitted = state === 'on the stage' || state === 'fitted';
  const smallest = isPrinted ? 0 : Math.min(width, height) < 480 ? 15.3 : 15.9;
  for (const { id, sections } of songs) {
    if (isPrinted) await showOnPaper(page, false);
    await turnTo(page, id);
    if (isPrinted) await showOnPaper(page);
    const labels = sections.filter(({ label }) => hasLabelLine(label)).map(({ from }) => from);
    const found = await page.evaluate(setFaults, { labels, isFitted, smallest });
    faults.push(...found.map((fault) => `song ${id}, ${width}×${height}, ${state}: ${fault}`));
  }
  return faults;
}

test.describe('on paper', () => {
  test.use({ viewport: { width: 720, height: 1000 } });

  test('every song is well set', async ({ page }) => {
    expect(await faultsIn(page, 'printed')).toEqual([]);
  });
});

for (const [devices, sizes] of Object.entries(SCREENS))
  test.describe(`on ${devices}`, () => {
    test('every song is well set at rest', async ({ page }) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect.soft(await faultsIn(page, 'at rest')).toEqual([]);
      }
    });

    test('every song is well set on the stage', async ({ page }) => {
      await turnTo(page, 0);
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        await page.keyboard.press('f');
        await expect(page.locator('html')).toHaveAttribute('data-stage');
        expect.soft(await faultsIn(page, 'on the stage')).toEqual([]);
        await page.keyboard.press('f');
        await page.waitForFunction(() => document.fullscreenElement === null);
      }
    });

    test('every song is well set when it is fitted', async ({ page }) => {
      await openWith(page, storedSettings({ columns: 'fit' }), '/songs/0');
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        expect.soft(await faultsIn(page, 'fitted')).toEqual([]);
      }
    });
  });
