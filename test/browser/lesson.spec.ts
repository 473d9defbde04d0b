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
} from '../support/listeningPage';

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
  await expect(lesson(page)).toHaveText(/Տուն 1.*1\/6.*Լսել տունը/);
  await expect(next(page)).toHaveText('Կրկնել տող առ տող ›');
  // At its end the next one begins by itself.
  await expect(lesson(page)).toHaveText(/2\/6.*Կրկնել տող առ տող/);
  await next(page).click();
  await expect(lesson(page)).toHaveText(/Երգել դանդաղ.*70\s%/);
  await next(page).click();
  await expect(page.locator('[data-gap]').first()).toBeVisible();
  await next(page).click();
  await next(page).click();
  await expect(lesson(page)).toHaveText(/6\/6.*Անգիր/);
  await expect(next(page)).toHaveText('Կրկներգ ›');
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
  await expect(lesson(page)).toHaveText(/Կրկներգ.*1\/3.*Առանց տողավերջերի/);
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
  await expect(lesson(page)).toHaveText(/1\/6.*Լսել տունը/);
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
