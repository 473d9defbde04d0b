import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import {
  atTempo,
  hear,
  choice,
  choices,
  FASTEST,
  followLetters,
  goOn,
  lesson,
  lessonButton,
  linesMarked,
  listen,
  listenTo,
  openChoices,
  pause,
  player,
  sungLine,
  wordsOf,
} from '../support/listeningPage';
import { overlap } from '../support/page';

test('the number of a strophe is a target of 44 by 44 pixels @whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await listenTo(page, 22, ['tune']);
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

const next = (page: Page) => lesson(page).getByRole('button', { name: /^Հաջորդը՝/ });

test('two taps begin a lesson, whose steps come one after the other or are skipped, until R', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // Its first strophe is the shortest.
  await listen(page, 21, atTempo(21, FASTEST));
  await lessonButton(page).click();
  await expect(lesson(page)).toHaveText(/Լսել տունը.*Տուն 1.*1\/6/);
  await expect(next(page)).toHaveAccessibleName('Հաջորդը՝ Կրկնել տող առ տող');
  // At its end the next one begins by itself.
  await expect(lesson(page)).toHaveText(/Կրկնել տող առ տող.*2\/6/);
  await next(page).click();
  await expect(lesson(page)).toHaveText(/Երգել դանդաղ.*70\s%/);
  await next(page).click();
  await expect(page.locator('[data-gap]').first()).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(lesson(page)).toHaveText(/Անգիր.*6\/6/);
  await expect(next(page)).toHaveAccessibleName('Հաջորդը՝ Կրկներգ');
  await next(page).click();
  await expect(lesson(page)).toHaveText(/Կրկներգ.*1\/6/);
  await expect(page.locator('[data-gap]')).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(lesson(page)).toHaveCount(0);
  await expect(pause(page)).toBeVisible();
});

test('a tap on a label begins a lesson of its strophe, with the words where there is no tune @whole', async ({
  page,
}) => {
  await listen(page, 15);
  await page.locator('[data-label]', { hasText: 'Կրկներգ' }).first().click();
  await expect(lesson(page)).toHaveText(/Առանց տողավերջերի.*Կրկներգ.*1\/3/);
  await expect(page.locator('[data-gap]').first()).toBeVisible();
});

test('a step that is to be repeated begins anew, and goes on where it was paused @whole', async ({
  page,
}) => {
  await listen(page, 49, atTempo(49, FASTEST));
  await lessonButton(page).click();
  await lesson(page).getByRole('button', { name: 'Մնալ այստեղ' }).click();
  await followLetters(page);
  const { from, to } = songs[49]!.sections[0]!;
  await expect.poll(async () => (await linesMarked(page)).join(' ')).toContain(`${to - 1} ${from}`);
  await expect(lesson(page)).toHaveText(/Լսել տունը.*1\/6/);
  await expect(sungLine(page)).toHaveAttribute('data-line', String(from + 1));
  await pause(page).click();
  await expect(sungLine(page)).toHaveCount(0);
  await goOn(page).click();
  await expect(sungLine(page)).toHaveAttribute('data-line', String(from + 1));
});

test('a lesson that is led by the keyboard keeps the focus, and Escape closes what is open last @whole', async ({
  page,
}) => {
  await listen(page, 20);
  await lessonButton(page).press('Enter');
  for (const step of ['2/3', '3/3', '1/3']) {
    await next(page).press('Enter');
    await expect(lesson(page)).toContainText(step);
    await expect(next(page)).toBeFocused();
  }
  await openChoices(page);
  await choice(page, 'chords').focus();
  await page.keyboard.press('Escape');
  await expect(choices(page)).toHaveCount(0);
  await expect(player(page).getByRole('button', { name: 'Ավելին' })).toBeFocused();
  await openChoices(page);
  await hear(page, 'metronome');
  await expect(lesson(page)).toHaveCount(0);
  await expect(page.locator('[data-gap]')).toHaveCount(0);
});

test('the buttons of the player stand in one row @whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await listen(page, 12);
  const buttons = await player(page).getByRole('button').all();
  const tops = await Promise.all(buttons.map(async (button) => Math.round((await button.boundingBox())!.y)));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);
});

/** Whether the sung line is wholly in sight: on the screen, with nothing over it. */
const isSungInSight = (page: Page): Promise<boolean> =>
  sungLine(page).evaluate((line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const seen = (x: number, y: number) => line.contains(document.elementFromPoint(x, y));
    return [left + 2, (left + right) / 2, right - 2].every((x) => seen(x, top + 2) && seen(x, bottom - 2));
  });

for (const [width, height] of [
  [320, 256],
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
  [1440, 900],
] as const)
  test(`at ${width} × ${height} pixels the player is one bar, a lesson one row, and the sung line in sight${height === 844 || height === 390 ? '' : ' @whole'}`, async ({
    page,
  }) => {
    const isRail = width > 640;
    await page.setViewportSize({ width, height });
    await listen(page, 21);
    const bar = page.getByRole('group', { name: 'Ընթերցման գործիքներ' });
    const barHeight = async () => (await bar.boundingBox())!.height;
    if (!isRail) expect(await barHeight()).toBeLessThanOrEqual(52);
    await lessonButton(page).click();
    await expect(lesson(page)).toBeVisible();
    if (!isRail) expect(await barHeight()).toBeLessThanOrEqual(100);
    const parts = [lesson(page), ...(await bar.getByRole('button').all())];
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    for (const sung of [page.getByTestId('sheet'), page.getByTestId('video')])
      if (isRail) expect(await overlap(sung, lesson(page))).toBeLessThanOrEqual(0);
    await expect.poll(() => isSungInSight(page)).toBe(true);
    const { to } = songs[21]!.sections[0]!;
    await wordsOf(page, to - 1).click();
    await expect(sungLine(page)).toHaveAttribute('data-line', String(to - 1));
    await expect.poll(() => isSungInSight(page)).toBe(true);
  });
