import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import * as player from '../support/listeningPage';
import { boxesOf, overlap, sizeOf } from '../support/page';
import { tools } from '../support/playingPage';

test('the number of a strophe is a target of 44 by 44 pixels @whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await player.listenTo(page, 22, ['tune']);
  const { across, down } = await page
    .locator('[data-label]')
    .nth(1)
    .evaluate((label) => {
      const { left, top, width, height } = label.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (atX: number, atY: number) => label.contains(document.elementFromPoint(atX, atY));
      const pixels = [...Array(200).keys()].map((pixel) => pixel - 100);
      return {
        across: pixels.filter((by) => isHit(x + by, y)).length,
        down: pixels.filter((by) => isHit(x, y + by)).length,
      };
    });
  expect(Math.min(across, down)).toBeGreaterThanOrEqual(44);
});

const next = (page: Page) => player.lesson(page).getByRole('button', { name: /^Հաջորդը՝/ });

test('two taps begin a lesson, whose steps come in turn or are skipped, until R', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Its first strophe is the shortest.
  await player.listen(page, 21, player.atTempo(21, 150));
  await player.lessonButton(page).click();
  await expect(player.lesson(page)).toHaveText(/Լսել տունը.*Տուն 1.*1\/6/);
  await expect(next(page)).toHaveAccessibleName('Հաջորդը՝ Կրկնել տող առ տող');
  // At its end the next one begins by itself.
  await expect(player.lesson(page)).toHaveText(/Կրկնել տող առ տող.*2\/6/);
  await next(page).click();
  await expect(player.lesson(page)).toHaveText(/Երգել դանդաղ.*70\s%/);
  await next(page).click();
  await expect(page.locator('[data-gap]').first()).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(player.lesson(page)).toHaveText(/Անգիր.*6\/6/);
  await expect(next(page)).toHaveAccessibleName('Հաջորդը՝ Կրկներգ');
  await next(page).click();
  await expect(player.lesson(page)).toHaveText(/Կրկներգ.*1\/6/);
  await expect(page.locator('[data-gap]')).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(player.lesson(page)).toHaveCount(0);
  await expect(player.pause(page)).toBeVisible();
});

test('a tapped label begins a lesson of its strophe, of words if it has no tune @whole', async ({ page }) => {
  await player.listen(page, 15);
  await page.locator('[data-label]', { hasText: 'Կրկներգ' }).first().click();
  await expect(player.lesson(page)).toHaveText(/Առանց տողավերջերի.*Կրկներգ.*1\/3/);
  await expect(page.locator('[data-gap]').first()).toBeVisible();
});

test('a step to be repeated begins anew, and goes on where it was paused @whole', async ({ page }) => {
  await player.listen(page, 49, player.atTempo(49, player.FASTEST));
  await player.lessonButton(page).click();
  await player.lesson(page).getByRole('button', { name: 'Մնալ այստեղ' }).click();
  await player.followLetters(page);
  const { from, to } = songs[49]!.sections[0]!;
  await expect.poll(async () => (await player.linesMarked(page)).join(' ')).toContain(`${to - 1} ${from}`);
  await expect(player.lesson(page)).toHaveText(/Լսել տունը.*1\/6/);
  await expect(player.sungLine(page)).toHaveAttribute('data-line', String(from + 1));
  await player.pause(page).click();
  await expect(player.sungLine(page)).toHaveCount(0);
  await player.goOn(page).click();
  await expect(player.sungLine(page)).toHaveAttribute('data-line', String(from + 1));
});

test('a lesson led by keys keeps the focus, and Escape closes what is open last @whole', async ({ page }) => {
  await player.listen(page, 20);
  await player.lessonButton(page).press('Enter');
  for (const step of ['2/3', '3/3', '1/3']) {
    await next(page).press('Enter');
    await expect(player.lesson(page)).toContainText(step);
    await expect(next(page)).toBeFocused();
  }
  await player.openChoices(page);
  await player.choice(page, 'chords').focus();
  await page.keyboard.press('Escape');
  await expect(player.choices(page)).toHaveCount(0);
  await expect(player.bar(page).getByRole('button', { name: 'Ավելին' })).toBeFocused();
  await player.openChoices(page);
  await player.hear(page, 'metronome');
  await expect(player.lesson(page)).toHaveCount(0);
  await expect(page.locator('[data-gap]')).toHaveCount(0);
});

test('the buttons of the player stand in one row @whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await player.listen(page, 12);
  const buttons = await boxesOf(player.bar(page).getByRole('button'));
  expect(buttons).toHaveLength(5);
  expect(new Set(buttons.map(({ top }) => Math.round(top))).size).toBe(1);
});

/** Whether the sung line is wholly in sight: on the screen, with nothing over it. */
const isSungInSight = (page: Page): Promise<boolean> =>
  player.sungLine(page).evaluate((line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const seen = (x: number, y: number) => line.contains(document.elementFromPoint(x, y));
    return [left + 2, (left + right) / 2, right - 2].every((x) => seen(x, top + 2) && seen(x, bottom - 2));
  });

for (const screen of ['320 × 256', '320 × 568', '390 × 844', '844 × 390', '1024 × 768', '1440 × 900'])
  test(`at ${screen} pixels the player is one bar, a lesson one row, and the sung line in sight${/844|390/.test(screen) ? '' : ' @whole'}`, async ({
    page,
  }) => {
    const { width, height } = sizeOf(screen);
    const isRail = width > 640;
    await page.setViewportSize({ width, height });
    await player.listen(page, 21);
    const barHeight = async () => (await tools(page).boundingBox())!.height;
    if (!isRail) expect(await barHeight()).toBeLessThanOrEqual(52);
    await player.lessonButton(page).click();
    await expect(player.lesson(page)).toBeVisible();
    if (!isRail) expect(await barHeight()).toBeLessThanOrEqual(100);
    const parts = [player.lesson(page), ...(await tools(page).getByRole('button').all())];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    for (const sung of [page.getByTestId('sheet'), page.getByTestId('video')])
      if (isRail) expect(await overlap(sung, player.lesson(page))).toBeLessThanOrEqual(0);
    await expect.poll(() => isSungInSight(page)).toBe(true);
    const { to } = songs[21]!.sections[0]!;
    await player.wordsOf(page, to - 1).click();
    await expect(player.sungLine(page)).toHaveAttribute('data-line', String(to - 1));
    await expect.poll(() => isSungInSight(page)).toBe(true);
  });
