import type { Locator } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { endsHereInFirefox, expect, test } from '../support/browser';
import {
  atTempo,
  closePlayer,
  FASTEST,
  followLetters,
  linesMarked,
  listenTo,
  pause,
  player,
} from '../support/listeningPage';

test('the number of a strophe is a target of 44 by 44 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await listenTo(page, 22, 'Մետրոնոմ՝ տողերով');
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

test('a tap on a label repeats its section, slowly if wanted, and the next, until R', async ({ page }) => {
  endsHereInFirefox('the Firefox of these tests has no device to play on');
  await page.setViewportSize({ width: 320, height: 640 });
  await listenTo(page, 49, 'Միայն ակորդներ', atTempo(49, FASTEST));
  await followLetters(page);
  const button = (name: string) => player(page).getByRole('button', { name, exact: true });
  await page.locator('[data-label]', { hasText: 'Refrain' }).first().click();
  await expect(button('Կրկնել՝ Refrain')).toHaveAttribute('aria-pressed', 'true');
  const { from, to } = songs[49]!.sections[1]!;
  await expect.poll(async () => (await linesMarked(page)).join(' ')).toContain(`${to - 1} ${from + 1}`);
  await button('Սկսել դանդաղ').click();
  await expect(button('Սկսել դանդաղ՝ 75\u00a0%')).toBeVisible();
  await button('Մեկ, երկու…').click();
  await button('Հաջորդ տունը').click();
  await expect(button('Կրկնել՝ Couplet 2')).toBeVisible();
  await expect(button('Սկսել դանդաղ՝ 70\u00a0%')).toBeVisible();
  await button('Կրկնել՝ Couplet 2').focus();
  await page.keyboard.press('r');
  await expect(button('Կրկնել տունը')).toBeFocused();
  await expect(button('Հաջորդ տողը')).toBeVisible();
  await expect(pause(page)).toBeVisible();
});

test('on the narrowest phone the tempo is below «pause» and «close»', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await listenTo(page, 12, 'Մետրոնոմ՝ տողերով');
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())!.y);
  const first = await topOf(pause(page));
  expect(await topOf(closePlayer(page))).toBe(first);
  const steps = player(page).getByRole('group', { name: 'Տեմպը' }).getByRole('button');
  for (const step of await steps.all()) expect(await topOf(step)).toBeGreaterThan(first);
  await page.setViewportSize({ width: 360, height: 568 });
  for (const step of await steps.all()) expect(await topOf(step)).toBe(await topOf(pause(page)));
});
