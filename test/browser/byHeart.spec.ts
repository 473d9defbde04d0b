import type { Locator, Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { endsHereInFirefox, expect, test } from '../support/browser';
import { followMetronome, listenTo, player, sungLine } from '../support/listeningPage';
import { expectStored, openWith } from '../support/page';
import { openFitted, screens } from '../support/playingPage';
import { choose, opener, openPanel, overflow, panel } from '../support/readerSettingsPage';
import { latin } from '../support/sheetPage';
import { storedSettings } from '../support/storedSettings';

const line = (page: Page, index: number) => page.locator(`[data-line="${index}"]`);
/** The last word of a line, which has no chord after it. */
const lastWord = (page: Page, index: number) => line(page, index).getByTestId('lyric').last();

/** Where the strophe of a gap begins. */
const left = async (gap: Locator) =>
  Math.round((await gap.locator('xpath=ancestor::*[@data-testid="stanza"]').boundingBox())!.x);

/** Where the lines and the chords stand. */
const places = (page: Page) =>
  page.getByTestId('song-line').evaluateAll((lines) =>
    lines
      .flatMap((one) => [one, ...one.querySelectorAll('[data-testid=chord]')])
      .map((part) => part.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
  );

test('chosen words are hidden, now and later; a tap shows a line until the next one', async ({ page }) => {
  await openPanel(page, '/songs/12');
  const before = await places(page);
  await choose(page, 'Առաջին բառից հետո');
  await expect(lastWord(page, 0)).toBeHidden();
  await expect(line(page, 0).getByTestId('lyric').first()).toBeVisible();
  await expect(line(page, 0).getByTestId('chord').last()).toBeVisible();
  expect(await places(page)).toEqual(before);
  await lastWord(page, 0).click({ force: true });
  await expect(lastWord(page, 0)).toBeVisible();
  await line(page, 1).getByTestId('lyric').first().click();
  await expect(lastWord(page, 1)).toBeVisible();
  await expect(lastWord(page, 0)).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await line(page, 1).getByTestId('chord').first().click();
  await expect(page.getByRole('dialog', { name: 'Ակորդները կիթառի վրա' })).toBeVisible();
  await expect(lastWord(page, 1)).toBeHidden();
  await expectStored(page, storedSettings({ byHeart: 'rest' }));
  await page.reload();
  await expect(lastWord(page, 0)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(lastWord(page, 0)).toBeVisible();
});

test('from the first paint on no word is seen unasked, and none in Latin letters', async ({ page }) => {
  await page.addInitScript(() => {
    const look = (): void => {
      const word = document.querySelector('[data-line="0"] [data-testid=lyric]');
      if (word && getComputedStyle(word).visibility === 'visible') Object.assign(window, { wordSeen: true });
      requestAnimationFrame(look);
    };
    look();
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await openWith(page, storedSettings({ byHeart: 'all' }), '/songs/7');
  await expect(line(page, 0).getByTestId('chord').first()).toBeVisible();
  await opener(page).click();
  await panel(page).getByRole('button', { name: 'Լատինատառ' }).click();
  await expect(latin(page)).not.toHaveCount(0);
  await expect(latin(page).first()).toBeHidden();
  expect(await page.evaluate(() => 'wordSeen' in window)).toBe(false);
  await page.keyboard.press('Escape');
  expect(await overflow(page)).toBe(0);
  await line(page, 0).click();
  await expect(lastWord(page, 0)).toBeVisible();
  await expect(latin(page).first()).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(lastWord(page, 1)).toHaveCSS('opacity', '0');
});

test('in a fitted song a tap on hidden words shows them, one beside them turns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFitted(page, '/songs/22', storedSettings({ byHeart: 'all', columns: 'fit', textSize: 130 }));
  await expect(lastWord(page, 0)).toBeHidden();
  await expect(screens(page)).toHaveText(/^1 /);
  const begin = await left(page.locator('[data-gap]').first());
  await lastWord(page, 0).click({ force: true });
  await expect(lastWord(page, 0)).toBeVisible();
  await expect(screens(page)).toHaveText(/^1 /);
  await page.keyboard.press('Space');
  await expect(screens(page)).toHaveText(/^2 /);
  await page.keyboard.press('PageUp');
  await expect(screens(page)).toHaveText(/^1 /);
  const { x, y, width } = (await page.getByTestId('sheet').boundingBox())!;
  await page.mouse.click(x + width - 5, y + 5);
  await expect(screens(page)).toHaveText(/^2 /);
  await expect(lastWord(page, 0)).toBeHidden();
  await page.locator('[data-gap]').first().focus();
  await expect(screens(page)).toHaveText(/^1 /);
  const last = page.locator('[data-gap]').last();
  await last.focus();
  const count = (await screens(page).textContent())!.split(' / ')[1]!;
  await expect(screens(page)).toHaveText(`${count} / ${count}`);
  await page.keyboard.press('Enter');
  await expect(last.getByTestId('lyric').last()).toBeVisible();
  await expect.poll(() => left(last)).toBe(begin);
});

test('the panel of a chord does not say the line that is learnt', async ({ page }) => {
  await openWith(page, storedSettings({ byHeart: 'all' }), '/songs/12');
  await expect(lastWord(page, 0)).toBeHidden();
  await line(page, 0).getByTestId('chord').first().click();
  const panel = page.getByRole('dialog', { name: 'Ակորդները կիթառի վրա' });
  await expect(panel.getByRole('link', { name: /Հայտնել/ })).toBeVisible();
  await expect(panel).not.toContainText(songs[12]!.body.lyrics[0]!.split(' ').at(-1)!);
});

test('the focus on a repeated line goes to the written one when the player is closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await followMetronome(page, 28, storedSettings({ byHeart: 'all' }));
  const repeated = page.locator('[data-row]').first();
  const number = Number(await repeated.getAttribute('data-line'));
  await repeated.locator('[data-gap]').focus();
  await page.keyboard.press('Escape');
  await expect(player(page)).toHaveCount(0);
  await expect(line(page, number).locator('[data-gap]')).toBeFocused();
});

test('a tap on a line that is played goes on from there and shows its words', async ({ page }) => {
  endsHereInFirefox('the Firefox of these tests has no device to play on');
  await listenTo(page, 12, 'Միայն մեղեդի', storedSettings({ tempos: { 12: 240 }, byHeart: 'lines' }));
  await lastWord(page, 3).click({ force: true });
  await expect(lastWord(page, 3)).toBeVisible();
  await expect(sungLine(page)).toHaveAttribute('data-line', '3');
});
