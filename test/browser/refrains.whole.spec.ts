import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import * as player from '../support/listeningPage';
import { sizeOf } from '../support/page';
import { openOnStage, openSong, openSongInStill, play, screens } from '../support/playingPage';
import { storedSettings } from '../support/storedSettings';

const repeated = (page: Page) => page.locator('[data-row]');
const stage = (page: Page) => page.getByRole('button', { name: 'Ամբողջ էկրան' });
/** The numbers of lines that are repeated in some songs, those that say a repeat among them. */
const REPEATED = { 21: 9, 28: 12, 49: 8 } as const;

test('on the stage every recalled refrain is in full, off it the page is as built', async ({ page }) => {
  for (const screen of ['1440 × 900', '390 × 844']) {
    await page.setViewportSize(sizeOf(screen));
    await openSong(page, '/songs/49');
    await expect(repeated(page)).toHaveCount(0);
    const built = await page.getByTestId('sheet').innerHTML();
    await stage(page).click();
    await expect(repeated(page)).toHaveCount(REPEATED[49]);
    const refrain = page.getByRole('group', { name: 'Refrain', exact: true });
    await expect(refrain).toHaveCount(5);
    await expect(refrain.last().getByTestId('chord').first()).toBeAttached();
    if (screen === '1440 × 900')
      for (const line of await repeated(page).all()) await expect(line).toBeInViewport();
    else await expect(screens(page)).toHaveText(/^1 \//);
    await page.keyboard.press('Escape');
    await expect(repeated(page)).toHaveCount(0);
    expect(await page.getByTestId('sheet').innerHTML()).toBe(built);
  }
});

test('a visitor who wants labels alone has them on the stage too', async ({ page }) => {
  await openOnStage(page, '/songs/21', storedSettings({ fullRefrains: false }));
  await expect(page.getByTestId('stanza').first()).toBeVisible();
  await expect(repeated(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 640 } });

  for (const read of ['a line of a verse', 'the call of a refrain'])
    test(`a song that begins or ends to scroll keeps ${read} that is read`, async ({ page }) => {
      await openSongInStill(page, '/songs/28');
      const call = page.locator('[data-call]').nth(1).locator('[data-line]').first();
      const number = read.startsWith('the call') ? await call.getAttribute('data-line') : '27';
      const line = page.locator(`[data-line="${number}"]:not([data-row])`);
      const top = () => line.evaluate((element) => element.getBoundingClientRect().top);
      await line.evaluate(
        (element) =>
          new Promise<void>((done) => {
            addEventListener('scroll', () => done(), { once: true });
            scrollTo(0, scrollY + element.getBoundingClientRect().top - 9);
          }),
      );
      const before = await top();
      await play(page);
      await expect(repeated(page)).toHaveCount(REPEATED[28]);
      expect(Math.abs((await top()) - before)).toBeLessThan(1);
      await player.closer(page).click();
      await expect(repeated(page)).toHaveCount(0);
      expect(Math.abs((await top()) - before)).toBeLessThan(1);
    });

  test('the player marks what it repeats, and plays from there by a tap', async ({ page }) => {
    await player.listen(page, 28, player.atTempo(28, 160));
    await player.followLetters(page);
    const line = repeated(page).and(page.locator('[data-row^="23."]')).first();
    await line.click();
    await expect(line).toHaveAttribute('data-sung');
    await expect(player.sungLine(page)).toHaveCount(1);
    await expect(line).toBeInViewport();
    await expect.poll(async () => (await player.lettersMarked(page)).join()).toMatch(/\d \p{L}/u);
  });

  test('a tap on a repeated chord shows the shapes of the written one, as shown', async ({ page }) => {
    await openSongInStill(page, '/songs/21', { tr21: '2', ...storedSettings({ latin: 'eastern' }) });
    await play(page);
    await expect(repeated(page)).toHaveCount(REPEATED[21]);
    await expect(repeated(page).first().locator('[lang=hy-Latn]').first()).toBeVisible();
    const chord = repeated(page).first().getByTestId('chord').first();
    const number = await repeated(page).first().getAttribute('data-line');
    const written = page.locator(`[data-line="${number}"]`).first();
    expect(await chord.textContent()).toBe(await written.getByTestId('chord').first().textContent());
    await chord.click();
    const lyric = songs[21]!.body.lyrics[Number(number)]!;
    await expect(page.getByRole('dialog').locator('q')).toHaveText(lyric);
  });
});

test('on paper refrains are recalled by their labels, whatever the screen shows', async ({ page }) => {
  await openOnStage(page, '/songs/21');
  await expect(repeated(page)).toHaveCount(REPEATED[21]);
  await page.emulateMedia({ media: 'print' });
  for (const line of await repeated(page).all()) await expect(line).toBeHidden();
});

test('a song that stands whole on the screen stays as it is when it plays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await player.listen(page, 28, player.atTempo(28, player.FASTEST));
  const label = page.locator('[data-line="23"]');
  await label.locator('xpath=preceding::*[@data-line][2]').click();
  await expect(player.sungLine(page)).toHaveCount(1);
  await expect(repeated(page)).toHaveCount(0);
});
