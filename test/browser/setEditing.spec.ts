import type { Page } from '@playwright/test';
import { readSongFiles } from '../../src/catalogue/readSongFiles';
import { expect, test } from '../support/browser';
import { storeBefore } from '../support/page';
import { storedSets } from '../support/setPages';

const songs = readSongFiles();
const title = (id: number): string => songs[id]!.title;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const edited = (page: Page) => page.getByTestId('edited-entry');

for (const [what, happen] of [
  [
    'that another tab removes',
    (other: Page) =>
      button(other, `Հանել՝ ${title(22)}`)
        .first()
        .click(),
  ],
  ['on a page that is left', (_: Page, page: Page) => page.goBack()],
] as const)
  test(`a row ${what} while it is carried is put down`, async ({ page, context }) => {
    await page.setViewportSize({ width: 800, height: 400 });
    await storeBefore(page, storedSets());
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto('/sets');
      await tab.getByRole('link', { name: /^Կիրակի երեկո/ }).click();
      await button(tab, 'Խմբագրել').click();
      await expect(edited(tab)).toHaveCount(4);
    }
    await page.bringToFront();
    const handle = button(page, `Տեղափոխել՝ ${title(22)}`).first();
    await handle.scrollIntoViewIfNeeded();
    const { x, y } = (await handle.boundingBox())!;
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20, 390);
    await expect(page.locator('[data-carrying]')).toHaveCount(1);
    await happen(other, page);
    await expect(page.locator('[data-carrying]')).toHaveCount(0);
    await page.mouse.up();
    const scrolled = await page.evaluate(async () => {
      const frame = (): Promise<number> => new Promise(requestAnimationFrame);
      await frame();
      window.scrollTo(0, 0);
      for (const _ of [1, 2, 3]) await frame();
      return window.scrollY;
    });
    expect(scrolled).toBe(0);
  });
