import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { closePlayer, goOn, listenTo, pause, player, playTool, sungLine } from '../support/listeningPage';
import { covered, overlap } from '../support/page';
import { openSong, play, scrollNearEnd, speedControl } from '../support/playingPage';
import { opener, panel } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

const stage = (page: Page) => page.getByRole('group', { name: 'Ամբողջ էկրան' });

/** Shows a notice by taking a song from the favorites. */
async function notice(page: Page) {
  const heart = page.getByTestId('favorite-toggle');
  // The head that holds it unfolds first: Firefox's driver presses while it moves.
  await heart.focus();
  for (const isFavorite of ['true', 'false']) {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', isFavorite);
  }
  const takeBack = page.getByRole('button', { name: 'Հետարկել' });
  await takeBack.hover();
  return page.getByRole('status').filter({ has: takeBack }).locator('> *').first();
}

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const)
  test(`at ${width} × ${height} pixels the player covers nothing and is led by keys`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await listenTo(page, 11, ['metronome']);
    await expect(page.getByRole('contentinfo').locator('svg')).toBeAttached();
    await scrollNearEnd(page);
    for (const link of await page.getByRole('contentinfo').locator('a, button').all())
      expect(await overlap(link, player(page))).toBeLessThanOrEqual(0);

    await page.keyboard.press('f');
    await expect(stage(page)).toBeVisible();
    expect(await covered(page.getByRole('group').getByRole('button'))).toEqual([]);
    await pause(page).click();
    await goOn(page).press('Enter');
    await expect(pause(page)).toBeFocused();
    await scrollNearEnd(page);
    expect(await overlap(page.getByTestId('song-line').last(), player(page))).toBeLessThanOrEqual(0);
    await page.keyboard.press('f');
    await expect(stage(page)).toHaveCount(0);

    await page.evaluate(() => scrollTo(0, 0));
    const tools = playTool(page);
    expect(await overlap(player(page), tools)).toBeLessThanOrEqual(0);
    const shown = await notice(page);
    for (const part of [player(page), tools]) expect(await overlap(shown, part)).toBeLessThanOrEqual(0);
    await closePlayer(page).click();
    await expect(player(page)).toHaveCount(0);
  });

test('a song that stands whole on the stage makes room for the player', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await listenTo(page, 12, ['tune'], storedSettings({ tempos: { 12: 240 } }));
  await page.keyboard.press('f');
  await expect(sungLine(page)).toBeVisible();
  await expect.poll(() => overlap(page.getByTestId('sheet'), player(page))).toBeLessThanOrEqual(0);
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
