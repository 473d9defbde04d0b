import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { boxesOf, drawn } from '../support/page';
import { openSong, scrolled, tools } from '../support/playingPage';
import { opener as look } from '../support/readerSettingsPage';
import { opener as shapes } from '../support/shapesPage';

/** How far the page is scrolled, and where the sheet's lines stand. */
const place = async (page: Page) => ({
  scrolled: await scrolled(page),
  lines: await boxesOf(page.getByTestId('song-line')),
});

/** A tap where the button comes to rest, before which the page is not scrolled, as a locator's own would. */
async function tap(page: Page, button: Locator): Promise<void> {
  await (await button.elementHandle()).waitForElementState('stable');
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

const openers = (page: Page): Record<string, Locator> => ({
  key: page.getByTestId('key-button'),
  shapes: shapes(page),
  look: look(page),
  share: tools(page).getByRole('button', { name: 'Կիսվել' }),
});

for (const [width, height, depth] of [
  [390, 844, 1266],
  [1440, 900, 40],
] as const)
  for (const [how, open, close] of [
    ['a tap', tap, tap],
    [
      'a key',
      (_: Page, opener: Locator) => opener.press('Enter'),
      (page: Page) => page.keyboard.press('Escape'),
    ],
  ] as const)
    test(`${how} that opens a panel, and one that closes it, move neither page nor words, ${width} pixels wide${width === 390 && how === 'a tap' ? '' : ' @whole'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openSong(page, '/songs/22');
      // Scrolled down, and for taps a little upwards again: on a phone the head is seen then, else it is folded away.
      for (const top of how === 'a tap' ? [depth + 60, depth] : [depth]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await drawn(page);
      }
      expect(await scrolled(page)).toBe(depth);
      const before = await place(page);
      for (const [name, opener] of Object.entries(openers(page))) {
        await open(page, opener);
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page.locator('dialog [data-pending]')).toHaveCount(0);
        await drawn(page);
        expect.soft(await place(page), `${name} opened`).toEqual(before);
        await close(page, opener);
        await expect(page.getByRole('dialog')).toBeHidden();
        await drawn(page);
        expect.soft(await place(page), `${name} closed`).toEqual(before);
      }
    });
