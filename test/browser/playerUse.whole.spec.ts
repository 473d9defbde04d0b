import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import * as player from '../support/listeningPage';
import { covered, overlap, sizeOf } from '../support/page';
import { openSong, play, scrollToEnd, speedControl } from '../support/playingPage';
import { opener, panel } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

const stage = (page: Page) => page.getByRole('group', { name: 'Ամբողջ էկրան' });

/** Shows a notice by taking a song from the favorites. */
async function notice(page: Page) {
  const heart = page.getByTestId('favorite-toggle');
  for (const isFavorite of ['true', 'false']) {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', isFavorite);
  }
  const takeBack = page.getByRole('button', { name: 'Հետարկել' });
  await takeBack.hover();
  return page.getByRole('status').filter({ has: takeBack }).locator('> *').first();
}

for (const screen of ['320 × 568', '844 × 390', '820 × 1180', '1440 × 900'])
  test(`at ${screen} pixels the player covers nothing and is led by keys`, async ({ page }) => {
    await page.setViewportSize(sizeOf(screen));
    await player.listenTo(page, 11, ['metronome']);
    await expect(page.getByRole('contentinfo').locator('svg')).toBeAttached();
    await scrollToEnd(page);
    for (const link of await page.getByRole('contentinfo').locator('a, button').all())
      expect(await overlap(link, player.bar(page))).toBeLessThanOrEqual(0);

    await page.keyboard.press('f');
    await expect(stage(page)).toBeVisible();
    expect(await covered(page.getByRole('group').getByRole('button'))).toEqual([]);
    await player.pause(page).click();
    await player.goOn(page).press('Enter');
    await expect(player.pause(page)).toBeFocused();
    await scrollToEnd(page);
    expect(await overlap(page.getByTestId('song-line').last(), player.bar(page))).toBeLessThanOrEqual(0);
    await page.keyboard.press('f');
    await expect(stage(page)).toHaveCount(0);

    await page.evaluate(() => scrollTo(0, 0));
    const tools = player.tool(page);
    expect(await overlap(player.bar(page), tools)).toBeLessThanOrEqual(0);
    const shown = await notice(page);
    for (const part of [player.bar(page), tools]) expect(await overlap(shown, part)).toBeLessThanOrEqual(0);
    await player.closer(page).click();
    await expect(player.bar(page)).toHaveCount(0);
  });

test('a song that stands whole on the stage makes room for the player', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await player.listenTo(page, 12, ['tune'], storedSettings({ tempos: { 12: 240 } }));
  await page.keyboard.press('f');
  await expect(player.sungLine(page)).toBeVisible();
  await expect.poll(() => overlap(page.getByTestId('sheet'), player.bar(page))).toBeLessThanOrEqual(0);
});

test('a notice leaves an open panel and the speed free', async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 720 });
    await openSong(page, '/songs/22');
    await play(page);
    const shown = await notice(page);
    await expect(speedControl(page)).toBeVisible();
    expect(await overlap(shown, speedControl(page))).toBeLessThanOrEqual(0);
    await opener(page).click();
    await expect(panel(page).getByRole('button', { name: 'Ավելին' })).toBeAttached();
    await expect(shown).toBeVisible();
    expect(await overlap(shown, panel(page))).toBeLessThanOrEqual(0);
  }
});
