import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { storeBefore, openWith } from '../support/page';
import { searchField } from '../support/searchPage';
import { storedSets } from '../support/setPages';
import { songId } from '../support/songbook';
import { overflow, READER_SETTINGS_KEY, shifts, unevenHeights } from '../support/readerSettingsPage';
import { latin, overlaps } from '../support/sheetPage';

/** How far each Latin piece stands from where the words above it begin; Infinity where it is not below them. */
const latinShifts = (page: Page): Promise<number[]> =>
  latin(page).evaluateAll((pieces) =>
    pieces.flatMap((piece) => {
      const lyric = piece.parentElement!.querySelector('[data-testid=lyric]');
      if (!lyric?.textContent.trim()) return [];
      const [above, below] = [lyric.getBoundingClientRect(), piece.getBoundingClientRect()];
      return above.bottom <= below.top + 6 ? [Math.abs(above.left - below.left)] : [Infinity];
    }),
  );

const withLatin = (settings: object = {}): Record<string, string> => ({
  [READER_SETTINGS_KEY]: JSON.stringify({ latin: 'eastern', ...settings }),
});

test('a listener hears the Armenian words, and no Latin letters', async ({ page }) => {
  await openWith(page, withLatin(), '/songs/7');
  await expect(latin(page).first()).toBeVisible();
  const line = page.getByTestId('song-line').first();
  const words = (await line.getByTestId('lyric').allTextContents()).join('');
  await expect(line).toMatchAriaSnapshot(`- text: ${words}`);
  expect((await page.getByTestId('lyric').allTextContents()).join('')).not.toContain('Patkirkëd');
});

for (const textSize of [80, 200])
  test(`${textSize} %: Latin and chords stay with their syllables, nothing overlaps`, async ({ page }) => {
    await storeBefore(page, withLatin({ textSize, columns: 'fill' }));
    for (const id of [7, 9, 27]) {
      await page.goto(`/songs/${id}`);
      await expect(latin(page).first()).toBeVisible();
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(Math.max(...(await latinShifts(page)))).toBeLessThan(1);
        expect(Math.max(...(await shifts(page)))).toBeLessThan(1);
        expect(await overlaps(page)).toEqual([]);
        expect(await unevenHeights(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
      }
    }
  });

test('on the narrowest phone a set says the names of its songs in Latin letters too', async ({ page }) => {
  const songs = Array.from({ length: 51 }, (_, place) => ({
    place,
    song: songId(place),
    transpose: 0,
    note: '',
  }));
  const all = { place: 0, title: 'Բոլորը', entries: Object.fromEntries(songs.entries()) };
  await page.setViewportSize({ width: 320, height: 700 });
  await storeBefore(page, { ...withLatin(), ...storedSets({ all }) });
  const expectNames = async (count: number): Promise<void> => {
    await expect(page.getByTestId('latin-names')).toHaveCount(count);
    await expect(page.getByTestId('latin-names').nth(count - 1)).toHaveText(/[a-z]/);
    expect(await overflow(page)).toBe(0);
  };
  await page.goto('/sets');
  await expectNames(1);
  await page.goto('/sets/all');
  await expectNames(51);
  await page.getByRole('button', { name: 'Խմբագրել' }).click();
  await searchField(page).fill('Կոմիտաս');
  await expectNames(51 + 8);
});

test('Latin letters hardly tear the words that are cut by chords', async ({ page }) => {
  await storeBefore(page, withLatin());
  for (const id of [2, 7, 27, 42]) {
    await page.goto(`/songs/${id}`);
    await expect(latin(page).first()).toBeVisible();
    const torn = await page.getByTestId('song-line').evaluateAll((lines) =>
      lines.flatMap((line) =>
        [...line.querySelectorAll('[aria-hidden] > *')].map((word) => {
          const width = word.getBoundingClientRect().width;
          const pieces = [...word.querySelectorAll<HTMLElement>('[lang=hy-Latn]')];
          for (const piece of pieces) piece.style.display = 'none';
          const without = word.getBoundingClientRect().width;
          for (const piece of pieces) piece.style.display = '';
          return width - without;
        }),
      ),
    );
    expect(torn.length).toBeGreaterThan(30);
    // No more than the width of a broad letter.
    expect(Math.max(...torn)).toBeLessThan(14);
  }
});
