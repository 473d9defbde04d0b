import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { drawn, hydrated } from '../support/page';
import { openIdle, openSong } from '../support/playingPage';
import { storedSettings } from '../support/storedSettings';

/** The first line in view, and how far below the top it stands, in pixels. */
const firstInView = (page: Page) =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll<HTMLElement>('[data-line]')];
    const first = lines.find((line) => line.getBoundingClientRect().top >= 0)!;
    return `${first.dataset['line']} ${Math.round(first.getBoundingClientRect().top)}`;
  });

/** Songs that are drawn otherwise than they were built, and one that is not. */
const READINGS: readonly (readonly [path: string, stored: Record<string, string>])[] = [
  ['/songs/50', storedSettings({ meaning: true })],
  ['/songs/22', storedSettings({ latin: 'eastern' })],
  ['/en/songs/22', storedSettings({ latin: 'none' })],
  ['/en/songs/22', {}],
];

for (const [path, stored] of READINGS)
  test(`a reload of ${path} keeps the line that was read: ${JSON.stringify(stored)}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSong(page, path, stored);
    await expect(page.locator('html')).not.toHaveAttribute('data-opening');
    await page
      .locator('[data-line="20"]')
      .evaluate((line) => scrollBy(0, line.getBoundingClientRect().top - 5));
    for (let count = 0; count < 2; count++) {
      await page.reload();
      await hydrated(page);
      await expect.poll(() => firstInView(page)).toBe('20 5');
    }
  });

test('no frame of a page shows the place of the page before @whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openIdle(page, '/songs/7', { fav7: '1', fav9: '1' });
  await page.evaluate(() => {
    scrollTo(0, 600);
    const frames = new Set<string>();
    Object.assign(window, { frames });
    const look = (): void => {
      frames.add(`${document.querySelector('h1')!.textContent} at ${scrollY}`);
      requestAnimationFrame(look);
    };
    look();
  });
  const title = page.getByRole('heading', { level: 1 });
  const before = await title.textContent();
  await page.keyboard.press('n');
  await expect(title).not.toHaveText(before!);
  await drawn(page);
  const frames = await page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames]);
  expect(frames).toEqual([`${before} at 600`, `${await title.textContent()} at 0`]);
});
