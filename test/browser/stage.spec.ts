import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { openOnStage, screens } from '../support/playingPage';
import { boxesOf } from '../support/page';
import { letterSize } from '../support/readerSettingsPage';
import { turnTo } from '../support/printing';
import { songs } from '../../src/catalogue';

test.use({ viewport: { width: 844, height: 390 } });

const strip = (page: Page) => page.getByRole('group', { name: 'Ամբողջ էկրան' });
const shape = (page: Page) => page.getByTitle('Փակել').filter({ has: page.getByTestId('chord-diagram') });

test('@whole on a phone on its side songs fill few screens with letters of 16 pixels', async ({ page }) => {
  await openOnStage(page, '/songs/0');
  let [sum, count] = [0, 0];
  for (const { id } of songs) {
    await turnTo(page, id);
    await expect(page.getByTestId('sheet')).toHaveAttribute('style', /--height/);
    const lines = await boxesOf(page.getByTestId('song-line'));
    sum += Math.max(...lines.map(({ bottom }) => bottom)) / 390;
    count +=
      Number((await screens(page).count()) && (await screens(page).textContent())!.split(' / ')[1]) || 1;
    expect.soft(await letterSize(page), `song ${id}`).toBeGreaterThanOrEqual(id === 8 ? 15.4 : 16);
  }
  expect(sum / songs.length).toBeGreaterThanOrEqual(0.85);
  expect(count).toBeLessThanOrEqual(110);
});

test('a turn shows the number of the screen, and not the line that leads back', async ({ page }) => {
  await openOnStage(page, '/songs/22');
  await expect(strip(page)).toHaveCSS('opacity', '0');
  await expect(screens(page)).toHaveCSS('opacity', '0');
  const isFlashing = await page.evaluate(async () => {
    const number = document.querySelector('[role=status][data-on-stage]')!;
    let isStripSeen = false;
    document.addEventListener('transitionrun', () => (isStripSeen = true), { once: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
    while (number.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    return !isStripSeen;
  });
  expect(isFlashing).toBe(true);
  await expect(screens(page)).toHaveText(/^2 /);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 100);
  await expect(strip(page)).toHaveCSS('opacity', '1');
});

test('at the last screen the next press says that the song ends', async ({ page }) => {
  await openOnStage(page, '/songs/22');
  const count = Number((await screens(page).textContent())!.split(' / ')[1]);
  for (let turned = 1; turned < count; turned++) await page.keyboard.press('PageDown');
  await expect(screens(page)).toHaveText(`${count} / ${count}`);
  await page.keyboard.press('PageDown');
  await expect(screens(page)).toHaveText('Երգի ավարտ');
  await page.keyboard.press('PageUp');
  await expect(screens(page)).toHaveText(`${count - 1} / ${count}`);
});

test('a double click on a word selects it and turns nothing, a click turns', async ({ page }) => {
  await openOnStage(page, '/songs/22');
  const words = page.getByTestId('lyric');
  const word = words.nth((await boxesOf(words)).findIndex(({ right }) => right > 600 && right < 840));
  const { x, y, width, height } = (await word.boundingBox())!;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(5 * 60 * 1000);
  await page.mouse.dblclick(x + width - 20, y + height / 2);
  await expect.poll(() => page.evaluate(() => String(getSelection()))).not.toBe('');
  await page.clock.runFor(2000);
  await page.evaluate(() => getSelection()!.removeAllRanges());
  await page.mouse.click(x + width - 20, y + height / 2);
  await page.clock.runFor(2000);
  // A turn by the double click would have come before.
  await expect(screens(page)).toHaveText(/^2 /);
});

test('a tap on a chord shows its shape at the edge, another one takes it away', async ({ page }) => {
  await openOnStage(page, '/songs/22');
  await page.getByTestId('chord').first().click();
  await expect(shape(page)).toContainText('E');
  await expect(screens(page)).toHaveText(/^1 /);
  await shape(page).click();
  await expect(shape(page)).toHaveCount(0);
  await page.getByTestId('chord').first().click();
  await page.keyboard.press('PageDown');
  await expect(screens(page)).toHaveText(/^2 /);
  await expect(shape(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shape(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a turn holds when the song is set anew at that moment', async ({ page }) => {
  await openOnStage(page, '/songs/22');
  await page.evaluate(() =>
    addEventListener('keydown', () => dispatchEvent(new Event('resize')), { once: true }),
  );
  await page.keyboard.press('PageDown');
  await expect(screens(page)).toHaveText(/^2 /);
});
