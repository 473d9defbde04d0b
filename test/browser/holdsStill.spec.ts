import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { drawn } from '../support/page';
import { openSong, scrolled } from '../support/playingPage';
import { opener as look } from '../support/readerSettingsPage';
import { opener as shapes } from '../support/shapesPage';

const rail = (page: Page) => page.getByRole('group', { name: 'Ընթերցման գործիքներ' });

/** How far the page is scrolled, and where the sheet's lines stand. */
const place = async (page: Page) => ({
  scrolled: await scrolled(page),
  lines: await page
    .getByTestId('song-line')
    .evaluateAll((lines) => lines.map((line) => JSON.stringify(line.getBoundingClientRect()))),
});

/** A tap where the button is, before which the page is not scrolled, as a locator's own would. */
async function tap(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

const openers = (page: Page): Record<string, Locator> => ({
  key: page.getByTestId('key-button'),
  shapes: shapes(page),
  look: look(page),
  share: rail(page).getByRole('button', { name: 'Կիսվել' }),
});

for (const [width, height, depth] of [
  [390, 844, 1266],
  [1440, 900, 40],
] as const) {
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height } });

    /** The page scrolled down, and on a phone a little upwards again if the head is to be seen. */
    async function openScrolled(page: Page, isHeadSeen: boolean): Promise<void> {
      await openSong(page, '/songs/22');
      for (const top of isHeadSeen ? [depth + 60, depth] : [depth]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await drawn(page);
      }
      expect(await scrolled(page)).toBe(depth);
    }

    for (const [how, open, close] of [
      ['a tap', tap, tap],
      [
        'a key',
        (_: Page, opener: Locator) => opener.press('Enter'),
        (page: Page) => page.keyboard.press('Escape'),
      ],
    ] as const)
      test(`${how} that opens a panel, and one that closes it, move neither page nor words${width === 390 && how === 'a tap' ? '' : ' @whole'}`, async ({
        page,
      }) => {
        // By keys also where the head is folded away.
        await openScrolled(page, how === 'a tap');
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
  });
}
