import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { FIT, openFitted, screens } from '../support/fitPage';
import { layoutShifts, recordShifts } from '../support/layoutShifts';
import { storeBefore } from '../support/page';
import { openSong } from '../support/playingPage';
import { choose, letterSize, opener, overflow } from '../support/readerSettingsPage';

/** The numbers of the lines that stand wholly on the screen. */
const linesOnScreen = (page: Page): Promise<number[]> =>
  page.getByTestId('sheet').evaluate((sheet) => {
    const { left, right, bottom } = sheet.getBoundingClientRect();
    return [...sheet.querySelectorAll<HTMLElement>('[data-line]')]
      .filter((line) => line.textContent.trim() !== '')
      .filter((line) => {
        const place = line.getBoundingClientRect();
        return (
          place.left >= left - 1 && place.left < right && place.bottom <= Math.min(bottom, innerHeight) + 1
        );
      })
      .map((line) => Number(line.dataset['line']));
  });

const lineCount = (page: Page): Promise<number> =>
  page
    .getByTestId('song-line')
    .evaluateAll((lines) => lines.filter((line) => line.textContent.trim() !== '').length);

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
  [1024, 1366],
] as const)
  test(`the whole song stands on one screen, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await storeBefore(page, FIT);
    await recordShifts(page);
    for (const id of [0, 2, 7, 22]) {
      await openFitted(page, `/songs/${id}`);
      expect.soft((await linesOnScreen(page)).length, `song ${id}`).toBe(await lineCount(page));
      expect(await letterSize(page)).toBeGreaterThanOrEqual(14.9);
      expect(await overflow(page)).toBe(0);
      expect(await layoutShifts(page)).toEqual([]);
    }
  });

test('on a phone a song takes several screens, no line is lost, and favorites follow', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.setViewportSize({ width: 390, height: 844 });
  await storeBefore(page, { ...FIT, fav2: '1', fav7: '1' });
  await openFitted(page, '/songs/2');
  const seen = new Set(await linesOnScreen(page));
  const count = Number((await screens(page).textContent())!.split(' / ')[1]);
  expect(count).toBeGreaterThan(1);
  const sheet = (await page.getByTestId('sheet').boundingBox())!;
  for (let shown = 2; shown <= count; shown++) {
    if (shown % 2) await page.keyboard.press('PageDown');
    else await page.mouse.click(sheet.x + sheet.width - 5, sheet.y + sheet.height - 5);
    await expect(screens(page)).toHaveText(`${shown} / ${count}`);
    for (const line of await linesOnScreen(page)) seen.add(line);
  }
  expect(seen.size).toBe(await lineCount(page));
  await page.mouse.click(sheet.x + 5, sheet.y + sheet.height - 5);
  await expect(screens(page)).toHaveText(`${count - 1} / ${count}`);
  await page.keyboard.press('ArrowDown');
  await expect(screens(page)).toHaveText(`${count} / ${count}`);
  await page.keyboard.press('PageDown');
  await expect(page).toHaveURL('/songs/7');
  await expect(page.getByTestId('sheet')).toHaveAttribute('style', /--fit: visible/);
  expect(errors).toEqual([]);
});

test('a fitted song follows the screen, the words and what is shown of them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await storeBefore(page, FIT);
  await openFitted(page, '/songs/2');
  const usual = await letterSize(page);
  await page.setViewportSize({ width: 1440, height: 600 });
  await expect.poll(() => letterSize(page)).toBeLessThan(usual);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => letterSize(page)).toBeCloseTo(usual, 0);
  await opener(page).click();
  await choose(page, 'Միայն խոսքեր');
  await page.keyboard.press('Escape');
  await expect.poll(() => letterSize(page)).toBeGreaterThan(usual + 1);
});

test('on stage nothing but the song is seen, and what comes next', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await storeBefore(page, { fav2: '1', fav7: '1' });
  await openSong(page, '/songs/2');
  await page.getByRole('button', { name: 'Բեմ' }).click();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByTestId('song-title')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const line = page.getByRole('group', { name: 'Բեմ' });
  await expect(line).toContainText('Պատկերքդ');
  expect((await line.boundingBox())!.height).toBeLessThanOrEqual(33);
  expect((await page.getByTestId('song-line').first().boundingBox())!.y).toBeLessThan(16);
  await page.getByRole('button', { name: 'Դուրս գալ բեմից' }).click();
  await expect(page.getByTestId('song-title')).toBeVisible();
});
