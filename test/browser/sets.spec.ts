import type { Page } from '@playwright/test';
import { readSongFiles } from '../../src/catalogue/readSongFiles';
import { booklet, drawBooklet } from '../support/printing';
import { expect, test } from '../support/browser';
import { open, storeBefore } from '../support/page';
import { storedSets } from '../support/sets';
import { songId } from '../support/songbook';
import { storedSettings } from '../support/storedSettings';

const songs = readSongFiles();
const title = (id: number): string => songs[id]!.title;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const edited = (page: Page) => page.getByTestId('edited-entry');
const line = (page: Page) => page.getByRole('navigation', { name: 'Նվագացանկը' });

/** Waits until a set shows such songs in this order. */
const expectTitles = async (page: Page, ids: readonly number[]): Promise<void> => {
  await expect(page.getByTestId('entry')).toHaveCount(ids.length);
  for (const [index, id] of ids.entries())
    await expect(page.getByTestId('entry').nth(index)).toContainText(title(id));
};

test('a set is made, filled, put in order by hand, played, left and taken up again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/songs/1');
  await button(page, 'Կիսվել').click();
  await button(page, 'Ավելացնել նվագացանկին').click();
  await page.getByRole('dialog').getByRole('textbox').fill('Կիրակի');
  await button(page, 'Ստեղծել').click();
  await page.getByRole('link', { name: 'Բացել նվագացանկը' }).click();
  await button(page, 'Խմբագրել').click();
  for (const id of [9, 22]) {
    await page.getByRole('searchbox').fill(title(id));
    await expect(page.locator('li:has(mark)').first()).toContainText(title(id));
    await page.getByRole('searchbox').press('Enter');
    await expect(edited(page).last()).toContainText(title(id));
  }
  await button(page, 'Վերնագիր կամ ընդմիջում').click();
  await expect(edited(page)).toHaveCount(4);

  // The last one is carried to the top.
  await edited(page).first().scrollIntoViewIfNeeded();
  const handle = (await edited(page).nth(2).getByRole('button').first().boundingBox())!;
  const first = (await edited(page).first().boundingBox())!;
  await page.mouse.move(handle.x + 20, handle.y + 20);
  await page.mouse.down();
  await page.mouse.move(handle.x + 20, first.y + 10, { steps: 8 });
  await expect(edited(page).first()).toHaveCSS('transform', /matrix/);
  await page.mouse.up();
  await expect(edited(page).first()).toContainText(title(22));
  await button(page, 'Պատրաստ է').click();
  await expectTitles(page, [22, 1, 9]);

  await page.getByRole('link', { name: 'Նվագել', exact: true }).click();
  await expect(line(page)).toContainText('1/3');
  await page.getByTestId('transpose-up').click();
  await page.keyboard.press('n');
  await expect(page.getByTestId('song-title')).toHaveText(title(1));
  await page.reload();
  await expect(line(page)).toContainText('2/3');
  await line(page).getByRole('link', { name: 'Կիրակի' }).click();
  await expect(page.getByRole('link', { name: 'Շարունակել 2-րդ երգից' })).toBeVisible();
  await page.getByRole('link', { name: 'Նվագել', exact: true }).click();
  await expect(page.getByTestId('transpose-value')).toHaveText('1');
  await button(page, 'Դուրս գալ նվագացանկից').click();
  await expect(page.getByTestId('transpose-value')).toHaveText('0');
});

const LONG_WORD = 'https://www.youtube.com/watch?v=SLUz3JIKspg&list=PLabcdefghijklmnopqrstuvwxyz0123';

test('long words written into a set stay on the pages of its booklet @whole', async ({ page }) => {
  await storeBefore(page, {
    ...storedSettings({ bookletPaper: 'A5' }),
    ...storedSets({
      long: {
        place: 0,
        title: LONG_WORD,
        entries: {
          heading: { place: 0, heading: LONG_WORD },
          song: { place: 1, song: songId(22), transpose: 0, note: LONG_WORD },
        },
      },
    }),
  });
  await page.goto('/sets/long');
  await drawBooklet(page);
  await page.emulateMedia({ media: 'print' });
  const beyond = await booklet(page)
    .getByText(LONG_WORD)
    .evaluateAll((all) =>
      all.map((text) => {
        const letters = document.createRange();
        letters.selectNodeContents(text);
        const box = text.parentElement!.getBoundingClientRect();
        return Math.round(letters.getBoundingClientRect().right - box.right);
      }),
    );
  expect(beyond).toHaveLength(3);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});
