import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { listen, sungLine, wordsOf } from '../support/listeningPage';
import { openIdle, openSong, openSongInStill, play, scrolled } from '../support/playingPage';
import { storedSettings } from '../support/storedSettings';
import { walk } from '../support/walk/walk';

test.use({ viewport: { width: 1024, height: 768 } });

/** The rows of columns of a song: the numbers of their lines, and where the first one stands on the screen. */
const rowsOf = (page: Page) =>
  page.getByTestId('sheet').evaluate((sheet) => {
    const rows: { lines: number[]; top: number; columns: number }[] = [];
    let left = Infinity;
    for (const line of sheet.querySelectorAll<HTMLElement>('[data-line]')) {
      if (line.offsetHeight < 2) continue;
      const place = line.getBoundingClientRect();
      if (place.left < left - 50 || !rows[0]) rows.push({ lines: [], top: place.top, columns: 1 });
      else if (place.left > left + 50) rows.at(-1)!.columns++;
      rows.at(-1)!.lines.push(Number(line.dataset['line']));
      left = place.left;
    }
    return rows;
  });

for (const [width, height, id] of [
  [1024, 768, 22],
  [1440, 900, 6],
  [768, 1024, 2],
] as const)
  test(`higher than the screen, song ${id} has rows of columns, ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSong(page, `/songs/${id}`);
    const rows = await rowsOf(page);
    expect(rows.length).toBe(2);
    for (const { columns } of rows) expect(columns).toBeGreaterThan(1);
    const lines = rows.flatMap((row) => row.lines);
    expect(lines).toEqual([...lines].sort((one, other) => one - other));
  });

// Of all songs, and upright too, `walk.spec.ts` asks it.
test('songs in rows of columns are well set', async ({ page }) => {
  const stand = { width: 1024, height: 768, state: 'at rest' } as const;
  expect(await walk(page, stand, [2, 6, 7, 20, 21, 22, 27, 33])).toEqual([]);
});

/** Waits until a row of columns stands at the upper end of the screen. */
const expectRow = (page: Page, row: number) =>
  expect.poll(async () => (await rowsOf(page))[row]!.top).toBeCloseTo(8, 0);

test('a turned page, and a step, show the next row of columns, and the one before', async ({ page }) => {
  await openIdle(page, '/songs/22');
  for (const [key, row] of [
    ['PageDown', 1],
    ['PageUp', 0],
    ['ArrowDown', 1],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectRow(page, row);
  }
});

test('a song that scrolls stays at a row of columns while its lines last, then goes on', async ({ page }) => {
  await openSongInStill(page, '/songs/22', storedSettings({ tempos: { 22: 200 } }));
  await play(page);
  let seconds = 0;
  for (; (await scrolled(page)) === 0; seconds++) await page.clock.runFor(1000);
  await expectRow(page, 1);
  expect(seconds).toBeGreaterThan(7);
});

test('@whole the line that is sung moves a page of columns only when it is out of view', async ({ page }) => {
  await listen(page, 22, storedSettings({ tempos: { 22: 300 } }));
  const [first, second] = await rowsOf(page);
  await wordsOf(page, first!.lines[2]!).click();
  await expect(sungLine(page)).toHaveAttribute('data-line', String(first!.lines[2]));
  await expect(sungLine(page)).toHaveAttribute('data-line', String(first!.lines[3]));
  expect(await scrolled(page)).toBe(0);
  await wordsOf(page, second!.lines[2]!).click();
  await expect(sungLine(page)).toHaveAttribute('data-line', String(second!.lines[2]));
  await page.evaluate(() => scrollTo(0, 0));
  await expectRow(page, 1);
});
