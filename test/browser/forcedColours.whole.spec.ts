import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser';
import { FAST, listenTo, pause, sungLine } from '../support/listeningPage';
import { open } from '../support/page';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const colours = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });

/** Expects that the letters of a part of the page are of another colour than what is behind them. */
async function expectLegible(part: Locator): Promise<void> {
  const [letters, behind] = await colours(part);
  expect(letters).not.toBe(behind);
}

test('letters on a coloured ground are seen in buttons, notices and the skip link', async ({ page }) => {
  await page.goto('/playable');
  await expectLegible(page.getByRole('button', { name: 'Սկսել առաջին ակորդներից' }));
  await open(page, '/songs/12');
  await page.getByTestId('favorite-toggle').click();
  await page.getByTestId('favorite-toggle').click();
  const takeBack = page.getByRole('button', { name: 'Հետարկել' });
  await expectLegible(page.getByRole('status').filter({ has: takeBack }).locator('> *').first());
  await expectLegible(page.locator('a[href="#main"]'));
});

test('the line that is sung has a mark of its own', async ({ page }) => {
  await listenTo(page, 12, ['tune'], FAST);
  await expect(sungLine(page)).toHaveCSS('outline-style', 'solid');
  await pause(page).click();
  await expect(page.locator('[data-line="0"]')).toHaveCSS('outline-style', 'none');
});
