import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { openOnStage, openSong, openSongInStill, screens } from '../support/playingPage';
import { enterStage } from '../support/tab';
import { drawn, sizeOf, stored } from '../support/page';
import { choose, letterSize, opener, overflow } from '../support/readerSettingsPage';

const FAVORITES = { fav2: '1', fav7: '1' };

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

/** Swipes to the next screen. */
const swipe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const move = (type: string, clientX: number): void => {
      const touch = new Touch({ identifier: 1, target: document.body, clientX, clientY: 400 });
      const changed = { changedTouches: [touch], touches: type === 'touchstart' ? [touch] : [] };
      document.body.dispatchEvent(new TouchEvent(type, { ...changed, bubbles: true }));
    };
    move('touchstart', 340);
    move('touchend', 120);
  });

for (const screen of ['1440 × 900', '1920 × 1080', '1024 × 1366'])
  test(`on the stage the whole song stands on one screen, ${screen} pixels @whole`, async ({ page }) => {
    await page.setViewportSize(sizeOf(screen));
    for (const id of [0, 2, 7, 22]) {
      await openOnStage(page, `/songs/${id}`);
      expect.soft((await linesOnScreen(page)).length, `song ${id}`).toBe(await lineCount(page));
      expect(await letterSize(page)).toBeGreaterThanOrEqual(15.9);
      expect(await overflow(page)).toBe(0);
    }
  });

test('on a phone the stage has several screens, no line is lost, and favorites follow', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.setViewportSize({ width: 390, height: 844 });
  await openOnStage(page, '/songs/2', FAVORITES);
  const seen = new Set(await linesOnScreen(page));
  const count = Number((await screens(page).textContent())!.split(' / ')[1]);
  expect(count).toBeGreaterThan(1);
  const sheet = (await page.getByTestId('sheet').boundingBox())!;
  for (let shown = 2; shown <= count; shown++) {
    const turns = [
      () => page.mouse.click(sheet.x + sheet.width - 5, sheet.y + 5),
      () => page.keyboard.press('PageDown'),
      () => swipe(page),
    ];
    await turns[shown % 3]!();
    await expect(screens(page)).toHaveText(`${shown} / ${count}`);
    for (const line of await linesOnScreen(page)) seen.add(line);
  }
  expect(seen.size).toBe(await lineCount(page));
  await page.mouse.click(sheet.x + 5, sheet.y + 5);
  await expect(screens(page)).toHaveText(`${count - 1} / ${count}`);
  await page.keyboard.press('ArrowDown');
  await expect(screens(page)).toHaveText(`${count} / ${count}`);
  await swipe(page);
  await expect(page).toHaveURL('/songs/7');
  await expect(page.getByTestId('sheet')).toHaveAttribute('style', /--height/);
  expect(errors).toEqual([]);
});

test('a song on stage follows the screen, the words and what is shown of them @whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openOnStage(page, '/songs/2');
  const usual = await letterSize(page);
  await page.setViewportSize({ width: 1440, height: 500 });
  await expect.poll(() => letterSize(page)).not.toBe(usual);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => letterSize(page)).toBeCloseTo(usual, 0);
  await page.keyboard.press('Escape');
  await opener(page).click();
  await choose(page, 'Միայն խոսքեր');
  await page.keyboard.press('Escape');
  await enterStage(page);
  await expect.poll(() => letterSize(page)).toBeGreaterThan(usual + 0.5);
});

test('on stage nothing but a song is seen, and what comes next, and its bars rest; off it all is as before @whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openSongInStill(page, '/songs/2', FAVORITES);
  await page.getByRole('button', { name: 'Ամբողջ էկրան' }).click();
  for (const hidden of [
    page.getByRole('banner'),
    page.getByTestId('song-title'),
    page.getByRole('contentinfo'),
  ])
    await expect(hidden).toBeHidden();
  const line = page.getByRole('group', { name: 'Ամբողջ էկրան' });
  await expect(line).toContainText('Պատկիրքըդ');
  expect((await line.boundingBox())!.height).toBeLessThanOrEqual(33);
  await expect(screens(page)).toContainText('1 / ');
  await expect(line).toHaveCSS('opacity', '1');
  await page.clock.fastForward(5000);
  for (const bar of [line, screens(page)]) await expect(bar).toHaveCSS('opacity', '0');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.keyboard.press('PageDown');
  await expect(screens(page)).toContainText('2 / ');
  await expect(line).toHaveCSS('opacity', '0');
  await page.mouse.move(200, 300);
  await expect(line).toHaveCSS('opacity', '1');
  const [first] = await linesOnScreen(page);
  // A button with the focus stays in sight.
  await page.keyboard.press('Tab');
  await page.clock.fastForward(5000);
  await expect(line).toHaveCSS('opacity', '1');
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('song-title')).toBeVisible();
  await expect(page.locator(`[data-line="${first}"]`)).toBeInViewport();
  await expect(page.getByTestId('sheet')).toHaveCSS('column-count', 'auto');
  expect(await stored(page)).toEqual(FAVORITES);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a song that is fitted again shows the words that were seen @whole', async ({ page }) => {
    await openOnStage(page, '/songs/22');
    const count = (await screens(page).textContent())!.split(' / ')[1]!;
    for (let shown = 2; shown <= Number(count); shown++) {
      await page.keyboard.press('ArrowRight');
      await expect(screens(page)).toHaveText(`${shown} / ${count}`);
    }
    const line = page.locator(`[data-line="${(await linesOnScreen(page))[0]}"]`).first();
    const sheet = page.getByTestId('sheet');
    const style = (await sheet.getAttribute('style'))!;
    await page.setViewportSize({ width: 390, height: 700 });
    await expect(sheet).not.toHaveAttribute('style', style);
    await expect(line).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('f');
    await expect(page.getByTestId('song-title')).toBeVisible();
    await expect(line).toBeInViewport();
  });

  test('a step of the key does not set a song again, another screen width does @whole', async ({ page }) => {
    await openSong(page, '/songs/50');
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await drawn(page);
    const sets = page.getByTestId('sheet').evaluateHandle((sheet) => {
      const styles: unknown[] = [];
      const changes = new MutationObserver((records) => styles.push(...records));
      changes.observe(sheet, { attributeFilter: ['style'] });
      return styles;
    });
    const isSet = async (): Promise<boolean> => (await sets).evaluate((styles) => styles.length > 0);
    for (const key of ['1', '2', '3']) {
      await page.getByTestId('transpose-up').click();
      await expect(page.getByTestId('transpose-value')).toHaveText(key);
    }
    await drawn(page);
    expect(await isSet()).toBe(false);
    await page.setViewportSize({ width: 360, height: 844 });
    await expect.poll(isSet).toBe(true);
  });
});
