import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { storeBefore } from '../support/page';
import { openSong } from '../support/playingPage';
import { READER_SETTINGS_KEY } from '../support/readerSettingsPage';

const tools = (page: Page) => page.getByRole('group', { name: 'Ընթերցման գործիքներ' }).getByRole('button');

for (const width of [320, 390, 768])
  test(`the words of the tools stand apart from each other and from the edge at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const textSize = width === 768 ? 200 : 100;
    await storeBefore(page, { [READER_SETTINGS_KEY]: JSON.stringify({ textSize }) });
    await openSong(page, '/songs/7');
    const rooms = () =>
      tools(page).evaluateAll((buttons) =>
        buttons.map((button) => {
          const [own, words] = [button, button.lastElementChild!].map((part) => part.getBoundingClientRect());
          return Math.min(words!.left - own!.left, own!.right - words!.right);
        }),
      );
    expect(Math.min(...(await rooms()))).toBeGreaterThanOrEqual(3);
    const place = async () => (await tools(page).last().boundingBox())!.x;
    const before = await place();
    await page.keyboard.press('p');
    await expect(tools(page).filter({ hasText: 'Կանգնեցնել' })).toBeVisible();
    expect(await place()).toBe(before);
  });

for (const [width, height, columns, inFirstRow] of [
  [844, 390, 'one', 3],
  [844, 390, 'fit', 3],
  [1440, 900, 'one', 6],
] as const)
  test(`the tools stand in even rows, ${width} pixels wide, columns ${columns}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await storeBefore(page, { [READER_SETTINGS_KEY]: JSON.stringify({ columns }) });
    await openSong(page, '/songs/7');
    // A fitted song is hidden until its parts are drawn.
    await expect(tools(page).last()).toBeVisible();
    const tops = await tools(page).evaluateAll((buttons) =>
      buttons.map((one) => one.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(inFirstRow);
  });
