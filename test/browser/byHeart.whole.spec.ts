import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import * as player from '../support/listeningPage';
import { openWith } from '../support/page';
import { screens, withoutFullScreen } from '../support/playingPage';
import { enterStage } from '../support/tab';
import { latin, overflow } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

const line = (page: Page, index: number) => page.locator(`[data-line="${index}"]`);
/** The last word of a line, which has no chord after it. */
const lastWord = (page: Page, index: number) => line(page, index).getByTestId('lyric').last();

/** Where the lines and the chords stand. */
const places = (page: Page) =>
  page.getByTestId('song-line').evaluateAll((lines) =>
    lines
      .flatMap((one) => [one, ...one.querySelectorAll('[data-testid=chord]')])
      .map((part) => part.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
  );

/** Opens a song and, in a lesson that is paused, hides words: those of its first step, or of a later one. */
async function learn(page: Page, id: number, later = 0, stored?: Record<string, string>): Promise<void> {
  await player.listen(page, id, stored);
  await player.lessonButton(page).click();
  const next = player.lesson(page).getByRole('button', { name: /^Հաջորդը՝/ });
  for (let step = 0; step < later; step++) await next.click();
  await player.pause(page).click();
}
const ALL = 2;

test('words hide in steps; a tap shows a line until the next, the lesson’s end all', async ({ page }) => {
  await openWith(page, {}, '/songs/7');
  const before = await places(page);
  await learn(page, 7);
  await expect(lastWord(page, 0)).toBeHidden();
  await expect(line(page, 0).getByTestId('lyric').first()).toBeVisible();
  await expect(line(page, 0).getByTestId('chord').last()).toBeVisible();
  expect(await places(page)).toEqual(before);
  await lastWord(page, 0).click({ force: true });
  await expect(lastWord(page, 0)).toBeVisible();
  await player.lessonButton(page).click();
  await expect(page.locator('[data-gap]')).toHaveCount(0);
  await learn(page, 7, ALL);
  await expect(line(page, 0).getByTestId('lyric').first()).toBeHidden();
  await line(page, 1).getByTestId('chord').first().click();
  await expect(page.getByRole('dialog', { name: 'Ակորդները կիթառի վրա' })).toBeVisible();
  await expect(lastWord(page, 1)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(lastWord(page, 0)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(lastWord(page, 0)).toBeVisible();
});

test('a tap on hidden words shows them, also on an explained word and beside a chord', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await learn(page, 22, 5, storedSettings({ meaning: true }));
  const explained = page.locator('[data-gap]:has([data-gloss])').first();
  const beside = page.locator('[data-gap]:not(:has([data-gloss])):has([data-testid=chord])').first();
  for (const [gap, part, right] of [
    [explained, explained.locator('[data-gloss]').first(), 0.5],
    [beside, beside.getByTestId('chord').first(), 1.4],
  ] as const) {
    await expect(gap).toHaveAttribute('data-gap', 'hidden');
    await gap.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await part.boundingBox())!;
    await page.mouse.click(x + right * width, y + height / 2);
    await expect(gap).toHaveAttribute('data-gap', 'shown');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-gap=hidden] [data-gloss]').first()).toBeHidden();
  await expect(page.locator('[data-gap=hidden]').getByTestId('chord').first()).toBeVisible();
});

test('hidden words are hidden in Latin letters too, and from sight in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await learn(page, 7, ALL, storedSettings({ latin: 'eastern' }));
  await expect(line(page, 0).getByTestId('chord').first()).toBeVisible();
  await expect(latin(page).first()).toBeHidden();
  expect(await overflow(page)).toBe(0);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(lastWord(page, 1)).toHaveCSS('opacity', '0');
});

test('on the stage a tap on hidden words shows them, one beside them turns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutFullScreen(page);
  // The last step of a long strophe, which has three.
  await learn(page, 22, 2, storedSettings({ textSize: 130 }));
  await enterStage(page);
  await expect(lastWord(page, 0)).toBeHidden();
  await expect(screens(page)).toHaveText(/^1 /);
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
  await page.keyboard.press('Enter');
  await expect(last.getByTestId('lyric').last()).toBeVisible();
  await expect(last).toBeInViewport();
});

test('the panel of a chord does not say the line that is learnt', async ({ page }) => {
  await learn(page, 12, 5);
  await expect(lastWord(page, 0)).toBeHidden();
  await line(page, 0).getByTestId('chord').first().click();
  const panel = page.getByRole('dialog', { name: 'Ակորդները կիթառի վրա' });
  await expect(panel.getByRole('link', { name: /Հայտնել/ })).toBeVisible();
  await expect(panel).not.toContainText(songs[12]!.body.lyrics[0]!.split(' ').at(-1)!);
});

test('the focus on hidden words goes to the title when the lesson ends with the player', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await learn(page, 7, ALL);
  await page.locator('[data-gap]').first().focus();
  await page.keyboard.press('Escape');
  await expect(player.bar(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a tap on a line with hidden words shows them, and what sounds goes on', async ({ page }) => {
  await learn(page, 12, 5, player.atTempo(12, 40));
  await player.goOn(page).click();
  await expect(player.sungLine(page)).toHaveAttribute('data-line', '0');
  await lastWord(page, 3).click({ force: true });
  await expect(lastWord(page, 3)).toBeVisible();
  await expect(player.sungLine(page)).toHaveAttribute('data-line', /[01]/);
});
