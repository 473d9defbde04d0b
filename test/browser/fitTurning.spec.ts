import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { openFitted, screens, scrolled } from '../support/playingPage';
import { drawing, playTool, staffButton, sungLine } from '../support/listeningPage';
import { letterSize, opener, panel } from '../support/readerSettingsPage';
import { turnTo } from '../support/printing';
import { storedSettings } from '../support/storedSettings';

const TUNE = 12;
/** In letters at which the tune's song takes several screens, and fast. */
const LARGE = storedSettings({ columns: 'fit', textSize: 130, tempos: { 12: 200 } });

test.use({ viewport: { width: 390, height: 844 } });

const screenCount = async (page: Page): Promise<number> =>
  Number((await screens(page).textContent())!.split(' / ')[1]);

test('a pedal brings a fitted song into view below its notes, and then turns it', async ({ page }) => {
  await openFitted(page, `/songs/${TUNE}`, LARGE);
  await opener(page).click();
  await staffButton(page).click();
  await expect(drawing(page)).toBeVisible();
  await expect(page.getByTestId('sheet')).not.toBeInViewport({ ratio: 0.5 });
  // The notes leave it the height of a screen.
  await expect.poll(async () => (await page.getByTestId('sheet').boundingBox())!.height).toBeGreaterThan(600);
  const count = await screenCount(page);
  await page.keyboard.press('PageDown');
  await expect(page.getByTestId('sheet')).toBeInViewport({ ratio: 0.9 });
  await expect(screens(page)).toHaveText(`1 / ${count}`);
  await page.keyboard.press('PageDown');
  await expect(screens(page)).toHaveText(`2 / ${count}`);
});

test('a fitted song that is played shows the screen that is sung, and the page stays', async ({ page }) => {
  await openFitted(page, `/songs/${TUNE}`, LARGE);
  await playTool(page).click();
  await expect(sungLine(page)).toBeInViewport();
  await expect(screens(page)).toHaveText(/^1 /);
  const lines = page.locator('[data-line]:has([data-testid=chord])');
  const isSeen = await lines.evaluateAll((all) =>
    all.map((line) => line.getBoundingClientRect().left < window.innerWidth),
  );
  await lines.nth(isSeen.lastIndexOf(true)).getByTestId('lyric').first().click();
  await expect(screens(page)).toHaveText(/^2 /);
  await expect(sungLine(page)).toBeInViewport();
  expect(await scrolled(page)).toBe(0);
});

test('a tap that closes a panel does not turn the song', async ({ page }) => {
  await openFitted(page, '/songs/0');
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  const sheet = (await page.getByTestId('sheet').boundingBox())!;
  const right = sheet.x + sheet.width - 5;
  await page.mouse.click(right, sheet.y + 2);
  await expect(panel(page)).toHaveCount(0);
  await expect(screens(page)).toHaveText('1 / 2');
  await page.mouse.click(right, sheet.y + 2);
  await expect(screens(page)).toHaveText('2 / 2');
});

test('a fitted song uses the width in letters near the chosen size, and wraps no line', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const [textSize, least] of [
    [100, 80],
    [130, 100],
  ]) {
    await openFitted(page, '/songs/22', storedSettings({ columns: 'fit', textSize }));
    const size = await letterSize(page);
    expect(size).toBeGreaterThanOrEqual((16 * 1.1 * least!) / 100);
    const heights = await page
      .getByTestId('song-line')
      .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).offsetHeight));
    expect(Math.max(...heights)).toBeLessThan(3.5 * size);
  }
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`on its last screen every song is set as on its first, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openFitted(page, '/songs/0');
    const moved: number[] = [];
    for (const id of songs.keys()) {
      await turnTo(page, id);
      const [first, last] = await page.getByTestId('sheet').evaluate((sheet) =>
        [0, sheet.scrollWidth].map((left) => {
          sheet.scrollLeft = left;
          const place = sheet.scrollLeft;
          dispatchEvent(new Event('resize'));
          return { place, style: sheet.getAttribute('style') };
        }),
      );
      expect.soft(last!.style, `song ${id}`).toBe(first!.style);
      if (last!.place > 0) moved.push(id);
    }
    expect(moved.length).toBeGreaterThan(20);
  });
